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
import { FunnelReport } from './funnel-report.js';
import { tourTitles } from './tour-titles.js';
import { chosenEntries, funnelEntries } from './list-funnel-entries.sql.js';

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
    const keys = isOfOthers ? await this.report.firstTours(range) : one;
    const values = [days.from, days.to, column ? keys : null];
    const [count] = await this.dataSource.query<[{ total: number }]>(
      `select count(*)::int as total from funnel_entry e where ${where}`,
      values,
    );
    const rows = await this.dataSource.query<Row[]>(funnelEntries(where), [
      ...values,
      (page - 1) * funnelEntriesPerPage,
    ]);
    const titles = await tourTitles(this.dataSource, [...new Set(rows.map(({ tourSlug }) => tourSlug))]);
    return {
      items: rows.map((row) => ({ ...row, tourTitle: titles.get(row.tourSlug) ?? row.tourSlug })),
      total: count.total,
    };
  }
}
