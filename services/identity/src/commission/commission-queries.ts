import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { CommissionLine, CommissionState, Earnings } from '@valam/contracts/identity/commission.schema';
import { DataSource, In, LessThan, MoreThan, Repository } from 'typeorm';
import { CommissionEntity } from './commission.entity.js';
import { CommissionLineEntity } from './commission-line.entity.js';
import { commissionLine, earningsOf } from './commission-view.js';
import { PaymentDays } from './payment-days.js';
import { commissionByMonth, completedBookings } from './commission-queries.sql.js';

/** About a quarter of the largest message as CSV, and most of it as JSON. */
const linesPerPart = 1_000;

/** A position in the list of lines, newest first; it is stable when lines are added. */
interface LastLine {
  readonly at: string;
  readonly id: string;
}

export interface MonthSum {
  readonly month: string;
  readonly minor: number;
}

/** Queries of the commission ledger for partners and the back office. */
@Injectable()
export class CommissionQueries {
  constructor(
    private readonly dataSource: DataSource,
    @InjectRepository(CommissionLineEntity)
    private readonly commissionLines: Repository<CommissionLineEntity>,
    @InjectRepository(CommissionEntity) private readonly commissions: Repository<CommissionEntity>,
    private readonly payments: PaymentDays,
  ) {}

  async page(contributorId: string, page: number, perPage: number, state: CommissionState | null) {
    const [rows, total] = await this.commissionLines.findAndCount({
      where: { contributorId, ...(state ? { state } : {}) },
      order: { occurredAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return { items: await this.withBookings(rows), total, page, perPage };
  }

  /** The lines of a partner or of a payout after a position, or the first ones, in the order of `page`. */
  async following(of: { contributorId: string } | { payoutId: string }, last: LastLine | null) {
    const at = last && new Date(last.at);
    const rows = await this.commissionLines.find({
      where:
        last && at
          ? [
              { ...of, occurredAt: LessThan(at) },
              { ...of, occurredAt: at, id: MoreThan(last.id) },
            ]
          : of,
      order: { occurredAt: 'DESC', id: 'ASC' },
      take: linesPerPart,
    });
    const end = rows.length === linesPerPart ? rows.at(-1) : undefined;
    const next: LastLine | null = end ? { at: end.occurredAt.toISOString(), id: end.id } : null;
    return { items: await this.withBookings(rows), next };
  }

  async withBookings(rows: readonly CommissionLineEntity[]): Promise<CommissionLine[]> {
    const bookingIds = [...new Set(rows.map((row) => row.bookingId))];
    const payoutIds = [...new Set(rows.flatMap((row) => row.payoutId ?? []))];
    const [bookings, paidAt] = await Promise.all([
      this.commissions.findBy({ bookingId: In(bookingIds) }),
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

  /** Sums earned in each month, in India, since a day. */
  async byMonth(contributorId: string, since: string): Promise<MonthSum[]> {
    const rows = await this.dataSource.query<{ month: string; minor: string }[]>(commissionByMonth, [
      contributorId,
      since,
    ]);
    return rows.map(({ month, minor }) => ({ month, minor: Number(minor) }));
  }

  /**
   * Number of the partner's bookings completed in a year, by their last day, without those that were refunded
   * completely or are on hold.
   */
  async completedIn(contributorId: string, year: number): Promise<number> {
    const [row] = await this.dataSource.query<{ count: number }[]>(completedBookings, [contributorId, year]);
    return Number(row?.count ?? 0);
  }
}
