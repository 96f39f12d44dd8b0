import { Injectable } from '@nestjs/common';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, MoreThan } from 'typeorm';
import { currentTerms, type CurrentTerms } from '../terms/current-terms.js';
import { departureStatus, sellableSeats } from './departure-status.js';
import { DepartureEntity, sellable } from './departure.entity.js';

type Availabilities = RpcReturn<typeof getTourAvailability>;

/** Free seats and prices of a tour's coming departures, always from the counters themselves. */
@Injectable()
export class GetAvailability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(slug: string): Promise<Availabilities> {
    const now = this.clock.now();
    const departures = await this.dataSource.manager.find(DepartureEntity, {
      where: { tourSlug: slug, origin: 'catalog', isOffered: true, startDate: MoreThan(istDay(now)) },
      order: { startDate: 'ASC' },
      take: 100,
    });
    if (departures.length === 0 && !(await this.isKnown(slug)))
      throw problem(getTourAvailability, 'leads.tour_unknown', 'This tour is not known.');
    const terms = await currentTerms(this.dataSource.manager);
    return departures.map((departure) => this.view(departure, terms, now));
  }

  private view(departure: DepartureEntity, terms: CurrentTerms, now: Date): Availabilities[number] {
    const { capacity, confirmed, prices, roomOptions } = departure;
    const status = departureStatus(sellable(departure), now);
    return {
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      capacity,
      free: status === 'closed' ? 0 : sellableSeats(sellable(departure)),
      sold: confirmed,
      status,
      bookingStatus: departure.bookingStatus,
      minimumGroup: departure.minimumGroup,
      decisionDate: departure.decisionDate,
      prices,
      terms,
      diet: { served: departure.dietServed, notServed: departure.dietNotServed },
      roomOptions,
    };
  }

  /** A tour without coming departures, as against no tour at all. */
  private async isKnown(slug: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from known_tour where slug = $1 and is_published
       union all (select 1 from departure where tour_slug = $1 and is_offered limit 1)`,
      [slug],
    );
    return rows.length > 0;
  }
}
