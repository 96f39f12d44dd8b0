import { Injectable } from '@nestjs/common';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import { invalidFields } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { DepartureEntity } from './departure.entity.js';
import { ReleaseSeats } from './release-seats.js';

/** The operator changes the capacity: never below the number of sold, held or offered seats. */
@Injectable()
export class ChangeCapacity {
  constructor(private readonly seats: ReleaseSeats) {}

  async run(tx: EntityManager, departure: DepartureEntity, capacity: number): Promise<void> {
    const taken = departure.confirmed + departure.reserved;
    if (capacity < taken)
      throw refuse(`${departure.confirmed} seats are sold and ${departure.reserved} are held or offered.`, {
        least: taken,
      });
    if (isForGroups(departure) && capacity > maxTravellers && capacity > departure.capacity)
      throw invalidFields({ capacity: `A tour has at most ${maxTravellers} seats.` });
    await tx.update(
      DepartureEntity,
      { id: departure.id },
      { capacity, seatsVersion: departure.seatsVersion + 1 },
    );
    await this.seats.seatsCameFree(tx, departure.id);
  }
}

/** Retreats and private tours may be larger. */
const isForGroups = ({ origin, tripKind }: DepartureEntity): boolean =>
  origin === 'catalog' && tripKind === 'tour';
