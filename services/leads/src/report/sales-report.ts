import { Injectable } from '@nestjs/common';
import type { getSalesReport } from '@valam/contracts/leads/report.rpc';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { reportRoles, type SalesFigures, type SalesGroup } from '@valam/contracts/leads/report.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { dayCount } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { currencies, type Currency } from '@valam/contracts/shared/money';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { isPeriod, periodLabel, periodsOf } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { sums } from './sales-statements.js';

type Report = RpcReturn<typeof getSalesReport>;
type Row = Report['rows'][number];

interface DayRow {
  key: string;
  currency: Currency;
  is_now: boolean;
  bookings: number;
  travelers: number;
  canceled: number;
  gross_minor: number;
  discount_minor: number;
  reduction_minor: number;
  refund_minor: number;
  lead_days: number;
}

/** Rows without an entry have these. */
const nothing: SalesFigures = {
  bookings: 0,
  travelers: 0,
  canceled: 0,
  grossMinor: 0,
  discountMinor: 0,
  reductionMinor: 0,
  netMinor: 0,
  refundMinor: 0,
  leadDays: 0,
};

/** The sums of a range and of the one before, from the prepared days. */
@Injectable()
export class SalesReport {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller, query: RpcBody<typeof getSalesReport>): Promise<Report> {
    allowRole(caller, reportRoles.sales);
    const { from, to, by, currency } = query;
    const range = { from, to };
    checkRange(range);
    const { readAt, totals } = await this.totals(range);
    const found = by === 'currency' ? totals : await this.sums(range, by, currency);
    return {
      range,
      before: rangeBefore(range),
      by,
      currency,
      readAt,
      totals,
      rows: await this.labeled(range, by, currency, found),
    };
  }

  /** The sums per currency, and when the ledgers were last read. */
  async totals(range: ReportRange): Promise<Pick<Report, 'readAt'> & { totals: Row[] }> {
    const found = await this.sums(range, 'currency');
    const [reading] = await this.dataSource.query<[{ read_at: Date | null }]>(
      'select read_at from sales_reading',
    );
    return {
      readAt: reading.read_at?.toISOString() ?? null,
      totals: currencies.flatMap((one) => found.filter((row) => row.currency === one)),
    };
  }

  private async sums(range: ReportRange, by: SalesGroup, currency?: Currency): Promise<Row[]> {
    const before = rangeBefore(range);
    // A day of the range before is put to the day that it is compared with.
    const day = `day + case when day < $2 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = isPeriod(by) ? `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')` : 'key';
    const rows = await this.dataSource.query<DayRow[]>(
      `select ${by === 'currency' ? 'currency' : key} as key, currency, day >= $2 as is_now, ${sums}
         from sales_day
        where dimension = $1 and day between $3 and $4 and ($5::text is null or currency = $5)
        group by 1, 2, 3`,
      [isPeriod(by) || by === 'currency' ? 'all' : by, range.from, before.from, range.to, currency ?? null],
    );
    const found = new Map<string, Row>();
    for (const row of rows) {
      const known = found.get(row.key) ?? { ...empty(row.key, row.currency) };
      found.set(row.key, { ...known, [row.is_now ? 'now' : 'before']: figuresOf(row) });
    }
    return [...found.values()];
  }

  private async labeled(range: ReportRange, by: SalesGroup, currency: Currency, rows: Row[]): Promise<Row[]> {
    if (isPeriod(by))
      return periodsOf(range, by).map((key) => ({
        ...(rows.find((row) => row.key === key) ?? empty(key, currency)),
        label: periodLabel(key, by, range),
      }));
    const names = by === 'tour' ? await this.tourTitles(rows) : new Map<string, string>();
    return rows
      .map((row) => ({ ...row, label: names.get(row.key) ?? (row.key || without[by] || '') }))
      .sort((a, b) => b.now.netMinor - a.now.netMinor || a.label.localeCompare(b.label));
  }

  private async tourTitles(rows: readonly Row[]): Promise<Map<string, string>> {
    const titles = await this.dataSource.query<{ tour_id: string; tour_title: string }[]>(
      `select distinct on (tour_id) tour_id, tour_title from departure where tour_id = any($1::uuid[])
        order by tour_id, start_date desc`,
      [rows.map(({ key }) => key).filter(Boolean)],
    );
    return new Map(titles.map(({ tour_id, tour_title }) => [tour_id, tour_title]));
  }
}

const without: Partial<Record<SalesGroup, string>> = {
  tour: 'Private tours',
  country: 'Country not known',
  partner: 'No partner',
  promo: 'No promo code',
};

const empty = (key: string, currency: Currency): Row => ({
  key,
  label: key,
  currency,
  now: nothing,
  before: nothing,
});

const figuresOf = (row: DayRow): SalesFigures => ({
  bookings: row.bookings,
  travelers: row.travelers,
  canceled: row.canceled,
  grossMinor: row.gross_minor,
  discountMinor: row.discount_minor,
  reductionMinor: row.reduction_minor,
  netMinor: row.gross_minor - row.discount_minor - row.reduction_minor,
  refundMinor: row.refund_minor,
  leadDays: row.lead_days,
});
