import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TripKey } from '../trip/trip.js';
import { OfferDepartures } from './offer-departures.js';

const nextTrips = `select kind, id from (select 'tour' as kind, id from tour union all select 'retreat', id from retreat) trip
          where id > $1 order by id limit $2`;

const tripsAtOnce = 50;

/**
 * Emits the offers of all departures again, a few trips per transaction, so that a replay does not block the
 * database.
 */
@Injectable()
export class OfferAllDepartures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: OfferDepartures,
  ) {}

  async run(): Promise<{ announced: number }> {
    let announced = 0;
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const trips = await this.dataSource.query<TripKey[]>(nextTrips, [after, tripsAtOnce]);
      const last = trips.at(-1);
      if (!last) return { announced };
      after = last.id;
      announced += await this.dataSource.transaction(async (tx) => {
        let count = 0;
        for (const trip of trips) count += await this.offers.ofTrip(tx, trip);
        return count;
      });
    }
  }
}
