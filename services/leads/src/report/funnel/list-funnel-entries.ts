import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  funnelEntriesPerPage,
  type FunnelEntry,
  type FunnelGroup,
} from '@valam/contracts/leads/funnel-report.schema';
import type { listFunnelEntries } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { daysOfRow } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from '../check-range.js';
import { CurrentAddresses } from './current-addresses.js';
import { FunnelReport } from './funnel-report.js';
import { tourTitles } from './tour-titles.js';

/** Entries with one of the keys `$3` in a column, or with none of them; all entries without a column. */
const chosenEntries = (column = 'null', hasKeys: boolean): string => `e.day between $1 and $2
      and ($3::text[] is null or ${column} ${hasKeys ? '= any' : '<> all'}($3::text[]))`;

const funnelEntries = (
  where: string,
): string => `select e.source || ':' || e.source_id as id, e.day, e.step, e.tour_slug as "tourSlug", e.visit_source as source,
              e.visit_device as device, e.count, e.booking_id as "bookingId", b.ref as "bookingRef"
         from funnel_entry e left join booking b on b.id = e.booking_id
        where ${where} order by e.day desc, e.source desc, e.source_id desc
        limit ${funnelEntriesPerPage} offset $4`;

type Row = Omit<FunnelEntry, 'tourTitle'>;

const columns: Partial<Record<FunnelGroup, string>> = {
  tour: 'e.tour_slug',
  source: 'e.visit_source',
  device: 'e.visit_device',
};

/** The entries of a row of the funnel: visits counted together, and bookings. */
@Injectable()
export class ListFunnelEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly report: FunnelReport,
  ) {}

  async run(
    caller: Caller,
    { from, to, by, key, which, page }: RpcBody<typeof listFunnelEntries>,
  ): Promise<RpcReturn<typeof listFunnelEntries>> {
    allowRole(caller, reportRoles.funnel);
    const range = { from, to };
    checkRange(range);
    const days = daysOfRow({ by, key, which }, range);
    const column = columns[by];
    const isOfOthers = by === 'tour' && key === keyOfOthers;
    const where = chosenEntries(column, !isOfOthers);
    const one = key === undefined ? null : [key];
    const addresses = await CurrentAddresses.read(this.dataSource);
    const chosen = isOfOthers ? await this.report.firstTours(range) : one;
    const keys = by === 'tour' && chosen ? addresses.withFormer(chosen) : chosen;
    const values = [days.from, days.to, column ? keys : null];
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from funnel_entry e where ${where}`,
      values,
    );
    const rows = await this.dataSource.query<Row[]>(funnelEntries(where), [
      ...values,
      (page - 1) * funnelEntriesPerPage,
    ]);
    const slugs = rows.map(({ tourSlug }) => addresses.of(tourSlug));
    const titles = await tourTitles(this.dataSource, [...new Set(slugs)]);
    return {
      items: rows.map((row) => ({
        ...row,
        tourTitle: titles.get(addresses.of(row.tourSlug)) ?? row.tourSlug,
      })),
      total: count.total,
    };
  }
}
