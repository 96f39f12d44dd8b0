import { sampleId } from '@valam/contracts/shared/sample-id';
import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from '../../src/departure/departure.entity.js';
import { departureKind } from '../../src/departure/departure.kind.js';
import type { OfferDepartures } from '../../src/departure/offer-departures.js';
import type { SampleFestival, SampleTour } from '../types.js';
import { plannedDepartures } from './departure-rules.js';
import type { SampleRecords } from './sample-records.js';

/** Context for loading a trip with its dates. */
export interface TripLoading {
  readonly tx: EntityManager;
  readonly records: SampleRecords;
  readonly offers: OfferDepartures;
  readonly firstDay: string;
  readonly festivals: readonly SampleFestival[];
}

/** Loads the departures of a tour or retreat. Returns true if something is new. */
export async function loadDepartures(
  { records, firstDay, festivals }: TripLoading,
  sample: Pick<SampleTour, 'slug' | 'days' | 'departures' | 'keeps'>,
  trip: Pick<DepartureEntity, 'tourId' | 'retreatId'>,
): Promise<boolean> {
  let isNews = false;
  const planned = plannedDepartures(sample, firstDay, festivals);
  for (const { departure, startDate, endDate, decisionDate } of planned) {
    const id = sampleId('departure', `${sample.slug}/${departure.n}`);
    const isNew = await records.put(departureKind, id, {
      ...trip,
      slug: `${sample.slug}-${startDate}`,
      startDate,
      endDate,
      decisionDate,
      bookingStatus: departure.bookingStatus ?? null,
      firstCapacity: departure.firstCapacity,
      sampleSold: departure.sampleSold ?? null,
      minimumGroup: departure.minimumGroup ?? null,
    });
    isNews ||= isNew;
  }
  return isNews;
}
