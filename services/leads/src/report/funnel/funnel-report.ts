import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { FunnelFigures, FunnelGroup } from '@valam/contracts/leads/funnel-report.schema';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { getFunnelReport } from '@valam/contracts/leads/report.rpc';
import { visitDevices, visitSources, visitSteps, type VisitStep } from '@valam/contracts/leads/visit.schema';
import { dayCount } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { isPeriod, periodLabel, periodsOf } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from '../check-range.js';
import { FunnelLeads } from './funnel-leads.js';
import { tourTitles } from './tour-titles.js';

type Report = RpcReturn<typeof getFunnelReport>;

interface SumRow {
  key: string;
  step: VisitStep;
  is_now: boolean;
  count: number;
}

const nothing: FunnelFigures = { tour: 0, panel: 0, details: 0, payment: 0, deposit: 0 };

/** How far visits came in a range and in the one before, from the prepared days; and what became of leads. */
@Injectable()
export class FunnelReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly leads: FunnelLeads,
  ) {}

  async run(caller: Caller, { from, to, by }: RpcBody<typeof getFunnelReport>): Promise<Report> {
    allowRole(caller, reportRoles.funnel);
    const range = { from, to };
    checkRange(range);
    const found = await this.sums(range, by);
    const [reading] = await this.dataSource.query<[{ read_at: Date | null }]>(
      'select read_at from funnel_reading',
    );
    const keys = keysOf(range, by, found);
    const titles = by === 'tour' ? await tourTitles(this.dataSource, keys) : new Map<string, string>();
    const rows = keys.map((key) => ({
      key,
      label: isPeriod(by) ? periodLabel(key, by, range) : (titles.get(key) ?? key),
      now: figuresOf(found.filter((row) => row.is_now && row.key === key)),
      then: figuresOf(found.filter((row) => !row.is_now && row.key === key)),
    }));
    return {
      range,
      before: rangeBefore(range),
      by,
      readAt: reading.read_at?.toISOString() ?? null,
      now: figuresOf(found.filter((row) => row.is_now)),
      then: figuresOf(found.filter((row) => !row.is_now)),
      rows: by === 'tour' ? rows.sort(mostVisited) : rows,
      leads: await this.leads.of(range),
    };
  }

  private sums(range: ReportRange, by: FunnelGroup): Promise<SumRow[]> {
    // A day of the range before is put to the day that it is compared with.
    const day = `day + case when day < $2 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = isPeriod(by) ? `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')` : 'key';
    return this.dataSource.query<SumRow[]>(
      `select ${key} as key, step, day >= $2 as is_now, sum(count)::bigint as count
         from funnel_day where dimension = $1 and day between $3 and $4
        group by 1, 2, 3`,
      [isPeriod(by) ? 'all' : by, range.from, rangeBefore(range).from, range.to],
    );
  }
}

/** Every source, device and period has its row, also without a visit. */
function keysOf(range: ReportRange, by: FunnelGroup, found: readonly SumRow[]): readonly string[] {
  if (isPeriod(by)) return periodsOf(range, by);
  if (by === 'source') return visitSources;
  if (by === 'device') return visitDevices;
  return [...new Set(found.map(({ key }) => key))];
}

function figuresOf(rows: readonly SumRow[]): FunnelFigures {
  const of = (step: VisitStep) =>
    rows.reduce((total, row) => total + (row.step === step ? row.count : 0), nothing[step]);
  return Object.fromEntries(visitSteps.map((step) => [step, of(step)])) as unknown as FunnelFigures;
}

const mostVisited = (a: Report['rows'][number], b: Report['rows'][number]): number =>
  b.now.tour - a.now.tour ||
  b.now.deposit - a.now.deposit ||
  b.then.tour - a.then.tour ||
  a.label.localeCompare(b.label);
