import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { sellable, type DepartureEntity } from '../departure/departure.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { departuresAdmin } from '@valam/contracts/leads/departures.admin';

const countsOfDepartures = `select d.id as departure_id, coalesce(b.held, 0)::int as held, coalesce(w.offered, 0)::int as offered,
              coalesce(w.waiting, 0)::int as waiting, coalesce(b.travellers, 0)::int as travellers,
              coalesce(t.complete, 0)::int as complete, coalesce(b.balance_due, 0)::int as balance_due
         from unnest($1::uuid[]) as d(id)
         left join lateral (
           select sum(quantity) filter (where state in ('held', 'awaiting_payment')) as held,
                  sum(quantity) filter (where state in ('deposit_paid', 'balance_due', 'paid')) as travellers,
                  count(*) filter (where state in ('deposit_paid', 'balance_due')) as balance_due
             from booking where departure_id = d.id) b on true
         left join lateral (
           select sum(quantity) filter (where state = 'offered') as offered, count(*) filter (where state = 'waiting') as waiting
             from waitlist_entry where departure_id = d.id) w on true
         left join lateral (
           select count(*) filter (where t.is_complete) as complete from traveller t join booking k on k.id = t.booking_id
            where k.departure_id = d.id and k.state in ('deposit_paid', 'balance_due', 'paid')) t on true`;

interface Counts {
  departure_id: string;
  held: number;
  offered: number;
  waiting: number;
  travellers: number;
  complete: number;
  balance_due: number;
}

const none: Counts = {
  departure_id: '',
  held: 0,
  offered: 0,
  waiting: 0,
  travellers: 0,
  complete: 0,
  balance_due: 0,
};

/** Figures of the departures on the board; all counts are queried once per page. */
@Injectable()
export class DepartureBoard {
  constructor(private readonly clock: Clock) {}

  async record(
    tx: EntityManager,
    departure: DepartureEntity,
  ): Promise<AdminRecordOf<typeof departuresAdmin>> {
    const counts = await this.counts(tx, [departure.id]);
    return { ...this.line(departure, counts.get(departure.id)), roomOptions: departure.roomOptions };
  }

  async records(
    tx: EntityManager,
    departures: readonly DepartureEntity[],
  ): Promise<AdminRecordOf<typeof departuresAdmin>[]> {
    const counts = await this.counts(
      tx,
      departures.map(({ id }) => id),
    );
    return departures.map((departure) => this.line(departure, counts.get(departure.id)));
  }

  private line(departure: DepartureEntity, counts: Counts = none): AdminRecordOf<typeof departuresAdmin> {
    const {
      id,
      version,
      tripKind,
      tourId,
      tourSlug,
      tourTitle,
      startDate,
      endDate,
      capacity,
      confirmed,
      minimumGroup,
    } = departure;
    return {
      id,
      version,
      tripKind,
      tourId,
      tourSlug,
      tourTitle,
      startDate,
      endDate,
      origin: departure.origin,
      status: departure.cancelledAt ? 'cancelled' : departureStatus(sellable(departure), this.clock.now()),
      bookingStatus: departure.bookingStatus,
      capacity,
      confirmed,
      held: counts.held,
      offered: counts.offered,
      free: sellableSeats(sellable(departure)),
      waiting: counts.waiting,
      minimumGroup,
      decisionDate: departure.decisionDate,
      isBelowMinimum: minimumGroup !== null && confirmed < minimumGroup,
      isClosed: departure.isClosed,
      isOffered: departure.isOffered,
      cancelledAt: departure.cancelledAt?.toISOString() ?? null,
      cancelReason: departure.cancelReason,
      missingDetails: counts.travellers - counts.complete,
      unpaidBookings: counts.balance_due,
    };
  }

  private async counts(tx: EntityManager, ids: string[]): Promise<Map<string, Counts>> {
    const rows = await tx.query<Counts[]>(countsOfDepartures, [ids]);
    return new Map(rows.map((row) => [row.departure_id, row]));
  }
}
