import type { EntityManager } from 'typeorm';
import { BookingTermsEntity } from '../terms/booking-terms.entity.js';
import { termsColumns, type CurrentTerms } from '../terms/current-terms.js';
import { DepartureEntity } from './departure.entity.js';

/** A departure and its current terms of sale, read together. */
export async function departureOnTerms(
  tx: EntityManager,
  id: string,
): Promise<{ departure: DepartureEntity; terms: CurrentTerms } | null> {
  const { entities, raw } = await tx
    .createQueryBuilder(DepartureEntity, 'departure')
    .innerJoin(BookingTermsEntity, 'terms', 'true')
    .addSelect(termsColumns)
    .where('departure.id = :id', { id })
    .getRawAndEntities<CurrentTerms>();
  const [departure] = entities;
  const [row] = raw;
  if (!departure || !row) return null;
  const { depositPercent, balanceDaysBefore, holdMinutes } = row;
  return { departure, terms: { depositPercent, balanceDaysBefore, holdMinutes } };
}
