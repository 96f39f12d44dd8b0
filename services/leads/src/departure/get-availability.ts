import { Injectable } from '@nestjs/common';
import type { TripKind } from '@valam/contracts/catalog/trip';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import type { BookingTerms } from '@valam/contracts/leads/booking-amounts';
import { planOffer } from '@valam/contracts/leads/plan-offer';
import { istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { LeadsConfig } from '../config.js';
import { decisionAhead, departureStatus, sellableSeats, type SellableDeparture } from './departure-status.js';
import { formerTourAddresses } from './former-tour-address.sql.js';
import type { DepartureEntity } from './departure.entity.js';

/**
 * Plain rows, each with the operator's terms, because this is the most frequent call: on every view of a tour
 * or a retreat.
 */
const comingDepartures = `
  select departure.id, start_date as "startDate", end_date as "endDate", booking_status as "bookingStatus",
    minimum_group as "minimumGroup", decision_date as "decisionDate", prices, room_options as "roomOptions",
    diet_served as "dietServed", diet_not_served as "dietNotServed", is_offered as "isOffered",
    is_closed as "isClosed", cancelled_at is not null as "isCancelled", capacity, confirmed, reserved,
    deposit_percent as "depositPercent", balance_days_before as "balanceDaysBefore"
  from departure cross join booking_terms
  where tour_slug = $1 and trip_kind = $3 and origin = 'catalog' and is_offered and start_date > $2
  order by start_date, departure.id limit 100`;

const knownTour = `select 1 from known_tour where slug = $1 and is_published
       union all (select 1 from departure where tour_slug = $1 and trip_kind = 'tour' and is_offered limit 1)`;

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
type ComingDeparture = SellableDeparture & ShownAsStored & BookingTerms;

type Availabilities = RpcReturn<typeof getTourAvailability>;

/** Free seats and prices of a trip's future departures, always read from the counters. */
@Injectable()
export class GetAvailability {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly config: LeadsConfig,
  ) {}

  async run(kind: TripKind, slug: string): Promise<Availabilities> {
    const now = this.clock.now();
    const departures = await this.comingAt(slug, kind, now);
    // Most retreats have no dates.
    if (kind === 'tour' && departures.length === 0) return this.withoutDates(slug, now);
    return departures.map((departure) => this.view(departure, now));
  }

  /** At a former address of a tour, like catalog: its departures of now. */
  private async withoutDates(slug: string, now: Date): Promise<Availabilities> {
    const [former] = await this.dataSource.query<{ currentSlug: string }[]>(
      `select "currentSlug" from (${formerTourAddresses}) former where slug = $1`,
      [slug],
    );
    if (former)
      return (await this.comingAt(former.currentSlug, 'tour', now)).map((one) => this.view(one, now));
    if (await this.isKnown(slug)) return [];
    throw problem(getTourAvailability, 'leads.tour_unknown', 'We don’t recognize this tour.');
  }

  private comingAt(slug: string, kind: TripKind, now: Date): Promise<ComingDeparture[]> {
    return this.dataSource.query<ComingDeparture[]>(comingDepartures, [slug, istDay(now), kind]);
  }

  private view(departure: ComingDeparture, now: Date): Availabilities[number] {
    const { capacity, confirmed, prices, roomOptions, depositPercent, balanceDaysBefore } = departure;
    const terms: BookingTerms = { depositPercent, balanceDaysBefore };
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
      decisionDate: decisionAhead(departure.decisionDate, now),
      prices,
      terms,
      planOffer: planOffer(departure.startDate, now, terms),
      taxPercent: this.config.PRICES_SHOW_TAX ? this.config.TAX_PERCENT : null,
      diet: { served: departure.dietServed, notServed: departure.dietNotServed },
      roomOptions,
    };
  }

  /** Distinguishes a tour without future departures from an unknown tour. */
  private async isKnown(slug: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(knownTour, [slug]);
    return rows.length > 0;
  }
}
