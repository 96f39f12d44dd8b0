import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { sellable, type DepartureEntity } from '../departure/departure.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { departuresAdmin } from '@valam/contracts/leads/departures.admin';
import { countsOfDepartures } from './departure-board.sql.js';

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
    return this.line(departure, counts.get(departure.id));
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
