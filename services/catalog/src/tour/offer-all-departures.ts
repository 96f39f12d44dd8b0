import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OfferDepartures } from './offer-departures.js';

const toursAtOnce = 50;

/** Announces every departure again. One transaction per few tours, so that no replay holds the database up. */
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
      const tours = await this.dataSource.query<{ id: string }[]>(
        'select id from tour where id > $1 order by id limit $2',
        [after, toursAtOnce],
      );
      const last = tours.at(-1);
      if (!last) return { announced };
      after = last.id;
      announced += await this.dataSource.transaction(async (tx) => {
        let count = 0;
        for (const { id } of tours) count += await this.offers.ofTour(tx, id);
        return count;
      });
    }
  }
}
