import { Injectable } from '@nestjs/common';
import type { getSalesReport } from '@valam/contracts/leads/report.rpc';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { reportRoles, type SalesFigures, type SalesGroup } from '@valam/contracts/leads/report.schema';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { dayCount } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { currencies, type Currency } from '@valam/contracts/shared/money';
import { mostReportRows, rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { firstRows, sumFigures } from '@valam/service-kit/report/first-rows';
import { isPeriod, periodLabel, periodsOf, type Period } from '@valam/service-kit/report/periods';
import { summedMonths } from '@valam/service-kit/report/summed-months';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { sums, sumsOfKeys } from './sales.sql.js';

/** Periods and currencies, from the daily sums of all sales. */
const salesSums = (key: string): string => `
  select ${key} as key, currency, day >= $1 as is_now, ${sums}
    from sales_day
   where dimension = 'all' and day between $2 and $3 and ($4::text is null or currency = $4)
   group by 1, 2, 3`;

const latestTitles = `
  select tour_id, tour_title from unnest($1::uuid[]) as sold (tour_id) cross join lateral (
    select d.tour_title from departure d where d.tour_id = sold.tour_id order by d.start_date desc limit 1) latest`;

type Report = RpcReturn<typeof getSalesReport>;
type Row = Report['rows'][number];

interface SumRow {
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

/** Figures of rows without an entry. */
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

/** The sums of a range and of the previous one, from the prepared days. */
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
    const rows = await this.labeled(range, by, currency, found);
    return {
      range,
      before: rangeBefore(range),
      by,
      currency,
      readAt,
      totals,
      ...(isPeriod(by) ? { rows } : firstRows(rows, ['now', 'before'], sumOf)),
    };
  }

  /** Keys of the rows in a response; entries with other keys belong to the row of the others. */
  async firstKeys({ from, to, by, currency }: RpcBody<typeof getSalesReport>): Promise<string[]> {
    const range = { from, to };
    const rows = await this.labeled(range, by, currency, await this.sums(range, by, currency));
    return rows.slice(0, mostReportRows).map(({ key }) => key);
  }

  /** The sums per currency, and the time of the last read of the ledgers. */
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
    const rows =
      isPeriod(by) || by === 'currency'
        ? await this.sumsOfAll(range, by, currency)
        : await this.sumsOfKeys(range, by, currency);
    const found = new Map<string, Row>();
    for (const row of rows) {
      const known = found.get(row.key) ?? { ...empty(row.key, row.currency) };
      found.set(row.key, { ...known, [row.is_now ? 'now' : 'before']: figuresOf(row) });
    }
    return [...found.values()];
  }

  private sumsOfAll(range: ReportRange, by: Period | 'currency', currency?: Currency): Promise<SumRow[]> {
    const before = rangeBefore(range);
    // A day of the previous range is shifted to the day that it is compared with.
    const day = `day + case when day < $1 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = by === 'currency' ? by : `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')`;
    return this.dataSource.query<SumRow[]>(salesSums(key), [
      range.from,
      before.from,
      range.to,
      currency ?? null,
    ]);
  }

  private async sumsOfKeys(range: ReportRange, by: SalesGroup, currency?: Currency): Promise<SumRow[]> {
    const [reading] = await this.dataSource.query<[{ summed_before: string | null }]>(
      'select summed_before from sales_reading',
    );
    const of = async (one: ReportRange, isNow: boolean): Promise<SumRow[]> => {
      const rows = await this.dataSource.query<Omit<SumRow, 'is_now'>[]>(sumsOfKeys, [
        by,
        one.from,
        one.to,
        ...summedMonths(one, reading.summed_before),
        currency ?? null,
      ]);
      return rows.map((row) => ({ ...row, is_now: isNow }));
    };
    return [...(await of(range, true)), ...(await of(rangeBefore(range), false))];
  }

  private async labeled(range: ReportRange, by: SalesGroup, currency: Currency, rows: Row[]): Promise<Row[]> {
    const byKey = new Map(rows.map((row) => [row.key, row]));
    if (isPeriod(by))
      return periodsOf(range, by).map((key) => ({
        ...(byKey.get(key) ?? empty(key, currency)),
        label: periodLabel(key, by, range),
      }));
    const names = by === 'tour' ? await this.tourTitles(rows) : new Map<string, string>();
    return rows
      .map((row) => ({ ...row, label: names.get(row.key) ?? (row.key || without[by] || '') }))
      .sort((a, b) => b.now.netMinor - a.now.netMinor || a.label.localeCompare(b.label));
  }

  private async tourTitles(rows: readonly Row[]): Promise<Map<string, string>> {
    const titles = await this.dataSource.query<{ tour_id: string; tour_title: string }[]>(latestTitles, [
      rows.map(({ key }) => key).filter(Boolean),
    ]);
    return new Map(titles.map(({ tour_id, tour_title }) => [tour_id, tour_title]));
  }
}

const sumOf = (all: readonly SalesFigures[]): SalesFigures => sumFigures(all, nothing);

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

const figuresOf = (row: SumRow): SalesFigures => ({
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
