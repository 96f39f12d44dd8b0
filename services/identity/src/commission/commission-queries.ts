import { Injectable } from '@nestjs/common';
import type { CommissionLine, CommissionState, Earnings } from '@valam/contracts/identity/commission.schema';
import { DataSource, In } from 'typeorm';
import { CommissionEntity } from './commission.entity.js';
import { CommissionLineEntity } from './commission-line.entity.js';
import { commissionLine, earningsOf } from './commission-view.js';
import { PaymentDays } from './payment-days.js';

export interface MonthSum {
  readonly month: string;
  readonly minor: number;
}

/** What a partner, and the back office, read of the ledger. */
@Injectable()
export class CommissionQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: PaymentDays,
  ) {}

  async page(contributorId: string, page: number, perPage: number, state: CommissionState | null) {
    const [rows, total] = await this.dataSource.manager.findAndCount(CommissionLineEntity, {
      where: { contributorId, ...(state ? { state } : {}) },
      order: { occurredAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return { items: await this.withBookings(rows), total, page, perPage };
  }

  async withBookings(rows: readonly CommissionLineEntity[]): Promise<CommissionLine[]> {
    const { manager } = this.dataSource;
    const bookingIds = [...new Set(rows.map((row) => row.bookingId))];
    const payoutIds = [...new Set(rows.flatMap((row) => row.payoutId ?? []))];
    const [bookings, paidAt] = await Promise.all([
      manager.findBy(CommissionEntity, { bookingId: In(bookingIds) }),
      this.payments.paidAt(payoutIds),
    ]);
    const booking = new Map(bookings.map((of) => [of.bookingId, of]));
    return rows.flatMap((row) => {
      const of = booking.get(row.bookingId);
      return of ? [commissionLine(row, of, (row.payoutId && paidAt.get(row.payoutId)) || null)] : [];
    });
  }

  async earnings(contributorId: string): Promise<Earnings> {
    const rows = await this.dataSource.query<{ state: CommissionState; minor: string }[]>(
      'select state, sum(amount_minor) as minor from commission_line where contributor_id = $1 group by state',
      [contributorId],
    );
    return earningsOf(Object.fromEntries(rows.map(({ state, minor }) => [state, Number(minor)])));
  }

  /** What was earned in each month, in India, since a day. */
  async byMonth(contributorId: string, since: string): Promise<MonthSum[]> {
    const rows = await this.dataSource.query<{ month: string; minor: string }[]>(
      `select to_char(occurred_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(amount_minor) as minor
         from commission_line where contributor_id = $1 and occurred_at >= $2::date - 1 group by 1`,
      [contributorId, since],
    );
    return rows.map(({ month, minor }) => ({ month, minor: Number(minor) }));
  }

  /** Bookings of the partner that were traveled in a year, by the day on which they ended. */
  async completedIn(contributorId: string, year: number): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(
      `select count(*) from commission c where contributor_id = $1 and completed_at is not null and voided_at is null
         and extract(year from end_date) = $2
         and exists (select 1 from commission_line l where l.booking_id = c.booking_id and l.state <> 'reversed')`,
      [contributorId, year],
    );
    return Number(row?.count ?? 0);
  }
}
