import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { listSalesEntries } from '@valam/contracts/leads/report.rpc';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import {
  reportRoles,
  type SalesEntry,
  salesEntriesPerPage,
  type SalesGroup,
} from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import type { Currency } from '@valam/contracts/shared/money';
import { keyOfOthers, rowKey } from '@valam/contracts/shared/report-range';
import { daysOfRow } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { SalesReport } from './sales-report.js';

const entries = `
  select e.source || ':' || e.source_id as id, e.day, e.kind, e.booking_id, b.ref, d.tour_title, e.currency, e.travelers,
         e.gross_minor, e.discount_minor, e.reduction_minor, e.refund_minor
    from sales_entry e join booking b on b.id = e.booking_id join departure d on d.id = b.departure_id`;

/** Entries with one of the keys `$4` in a column, or with none of them; all entries without a column. */
function chosenEntries(column: string | undefined, hasKeys: boolean): string {
  const key = column ? `coalesce(${column}, '')` : 'null';
  const isChosen = hasKeys ? `${key} = any($4::text[])` : `${key} <> all($4::text[])`;
  return `e.day between $1 and $2 and e.currency = $3 and ($4::text[] is null or ${isChosen})`;
}

const entriesPage = (where: string): string => `${entries}
        where ${where} order by e.day desc, e.source desc, e.source_id desc
        limit ${salesEntriesPerPage} offset $5`;

const entriesBookedOn = `select found.*, count(*) over ()::int as total
         from (${entries} where e.day = $1 and e.kind = 'booked') found order by id limit $2`;

interface EntryRow {
  id: string;
  day: string;
  kind: SalesEntry['kind'];
  booking_id: string;
  ref: string;
  tour_title: string;
  currency: Currency;
  travelers: number;
  gross_minor: number;
  discount_minor: number;
  reduction_minor: number;
  refund_minor: number;
}

const columns: Partial<Record<SalesGroup, string>> = {
  tour: 'e.tour_id::text',
  country: 'e.country',
  partner: 'e.partner_code',
  promo: 'e.promo_code',
};

/** The entries of a row of the report, each with its booking. */
@Injectable()
export class ListSalesEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly report: SalesReport,
  ) {}

  async run(
    caller: Caller,
    query: RpcBody<typeof listSalesEntries>,
  ): Promise<RpcReturn<typeof listSalesEntries>> {
    allowRole(caller, reportRoles.sales);
    const { by, currency, page } = query;
    const range = { from: query.from, to: query.to };
    checkRange(range);
    const days = daysOfRow(query, range);
    const column = columns[by];
    const isOfOthers = query.key === keyOfOthers;
    const where = chosenEntries(column, !isOfOthers);
    const values = [days.from, days.to, currency, column ? await this.keys(query) : null];
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from sales_entry e where ${where}`,
      values,
    );
    const rows = await this.dataSource.query<EntryRow[]>(entriesPage(where), [
      ...values,
      (page - 1) * salesEntriesPerPage,
    ]);
    return { items: rows.map(entryOf), total: count.total };
  }

  /** The key of the selected row, or those of all rows except the others; null for all entries. */
  private async keys(query: RpcBody<typeof listSalesEntries>): Promise<string[] | null> {
    if (query.key === keyOfOthers) return this.report.firstKeys(query);
    const key = rowKey(query.key);
    return key === undefined ? null : [key];
  }

  /** The bookings made on a day, in any currency. */
  async bookedOn(day: string, most: number): Promise<{ items: SalesEntry[]; total: number }> {
    const rows = await this.dataSource.query<(EntryRow & { total: number })[]>(entriesBookedOn, [day, most]);
    return { items: rows.map(entryOf), total: rows[0]?.total ?? 0 };
  }
}

const entryOf = (row: EntryRow): SalesEntry => ({
  id: row.id,
  day: row.day,
  kind: row.kind,
  bookingId: row.booking_id,
  bookingRef: row.ref,
  tourTitle: row.tour_title,
  currency: row.currency,
  travelers: row.travelers,
  grossMinor: row.gross_minor,
  discountMinor: row.discount_minor,
  reductionMinor: row.reduction_minor,
  refundMinor: row.refund_minor,
});
