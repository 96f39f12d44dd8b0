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
import { chosenEntries, entriesPage, entriesBookedOn } from './list-sales-entries.sql.js';
import { SalesReport } from './sales-report.js';

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

  /** The key of the chosen row, or those of all rows but the others; null for all entries. */
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
