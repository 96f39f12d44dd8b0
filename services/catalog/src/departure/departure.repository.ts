import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TripKind } from '@valam/contracts/catalog/trip';
import { In, MoreThan, Repository } from 'typeorm';
import type { Departing } from './departing.js';
import { DepartureSeatsEntity } from './departure-seats.entity.js';
import { DepartureEntity } from './departure.entity.js';
import { tripColumn } from './trip-of-departure.js';

interface SeatsRow {
  seats_free: number | null;
  seats_status: string | null;
  seats_capacity: number | null;
}

/** Reads the departures of trips. */
@Injectable()
export class DepartureRepository {
  constructor(@InjectRepository(DepartureEntity) private readonly departures: Repository<DepartureEntity>) {}

  /**
   * Published departures of each trip after today, the soonest first. A trip cannot be booked on its first
   * day.
   */
  async ahead(kind: TripKind, tripIds: readonly string[], today: string): Promise<Map<string, Departing[]>> {
    const byTrip = new Map<string, Departing[]>(tripIds.map((id) => [id, []]));
    if (tripIds.length === 0) return byTrip;
    const column = tripColumn[kind];
    const { entities, raw } = await this.departures
      .createQueryBuilder('departure')
      .leftJoin(DepartureSeatsEntity, 'seats', 'seats.departure_id = departure.id')
      .addSelect([
        'seats.free as seats_free',
        'seats.status as seats_status',
        'seats.capacity as seats_capacity',
      ])
      .where({ [column]: In([...tripIds]), status: 'published', startDate: MoreThan(today) })
      .orderBy('departure.startDate')
      .addOrderBy('departure.id')
      .getRawAndEntities<SeatsRow>();
    entities.forEach((departure, index) => {
      byTrip.get(departure[column] ?? '')?.push({ departure, seats: seatsOf(raw[index]) });
    });
    return byTrip;
  }
}

function seatsOf(row: SeatsRow | undefined): Departing['seats'] {
  if (!row) return null;
  const { seats_free: free, seats_status: status, seats_capacity: capacity } = row;
  return free === null || status === null || capacity === null ? null : { free, status, capacity };
}
