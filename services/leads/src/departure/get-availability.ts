import { Injectable } from '@nestjs/common';
import type { TripKind } from '@valam/contracts/catalog/trip';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { planOffer } from '@valam/contracts/leads/plan-offer';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { currentTerms, type CurrentTerms } from '../terms/current-terms.js';
import { departureStatus, sellableSeats, type SellableDeparture } from './departure-status.js';
import type { DepartureEntity } from './departure.entity.js';

type ShownAsStored = Pick<
  DepartureEntity,
  | 'id'
  | 'endDate'
  | 'minimumGroup'
  | 'decisionDate'
  | 'prices'
  | 'roomOptions'
  | 'dietServed'
  | 'dietNotServed'
>;
type ComingDeparture = SellableDeparture & ShownAsStored;

/** As plain rows: asked with every look at a tour or a retreat, which makes it the call that is made most. */
const comingDepartures = `
  select id, start_date as "startDate", end_date as "endDate", booking_status as "bookingStatus",
    minimum_group as "minimumGroup", decision_date as "decisionDate", prices, room_options as "roomOptions",
    diet_served as "dietServed", diet_not_served as "dietNotServed", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved
  from departure where tour_slug = $1 and trip_kind = $3 and origin = 'catalog' and is_offered and start_date > $2
  order by start_date limit 100`;

type Availabilities = RpcReturn<typeof getTourAvailability>;

/** Free seats and prices of a trip's coming departures, always from the counters themselves. */
@Injectable()
export class GetAvailability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: LeadsConfig,
  ) {}

  async run(kind: TripKind, slug: string): Promise<Availabilities> {
    const now = this.clock.now();
    const [departures, terms] = await Promise.all([
      this.dataSource.query<ComingDeparture[]>(comingDepartures, [slug, istDay(now), kind]),
      currentTerms(this.dataSource.manager),
    ]);
    // Most retreats have no dates at all, and leads knows a retreat by its dates alone.
    if (kind === 'tour' && departures.length === 0 && !(await this.isKnown(slug)))
      throw problem(getTourAvailability, 'leads.tour_unknown', 'This tour is not known.');
    return departures.map((departure) => this.view(departure, terms, now));
  }

  private view(departure: ComingDeparture, terms: CurrentTerms, now: Date): Availabilities[number] {
    const { capacity, confirmed, prices, roomOptions } = departure;
    const status = departureStatus(departure, now);
    return {
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      capacity,
      free: status === 'closed' ? 0 : sellableSeats(departure),
      sold: confirmed,
      status,
      bookingStatus: departure.bookingStatus,
      minimumGroup: departure.minimumGroup,
      decisionDate: departure.decisionDate,
      prices,
      terms,
      planOffer: planOffer(departure.startDate, now, terms),
      taxPercent: this.config.PRICES_SHOW_TAX ? this.config.TAX_PERCENT : null,
      diet: { served: departure.dietServed, notServed: departure.dietNotServed },
      roomOptions,
    };
  }

  /** A tour without coming departures, as against no tour at all. */
  private async isKnown(slug: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from known_tour where slug = $1 and is_published
       union all (select 1 from departure where tour_slug = $1 and trip_kind = 'tour' and is_offered limit 1)`,
      [slug],
    );
    return rows.length > 0;
  }
}
