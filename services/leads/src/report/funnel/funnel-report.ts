import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { FunnelFigures, FunnelGroup } from '@valam/contracts/leads/funnel-report.schema';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { getFunnelReport } from '@valam/contracts/leads/report.rpc';
import { visitDevices, visitSources, visitSteps, type VisitStep } from '@valam/contracts/leads/visit.schema';
import { dayCount } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { mostReportRows, rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { firstRows, sumFigures } from '@valam/service-kit/report/first-rows';
import { isPeriod, periodLabel, periodsOf } from '@valam/service-kit/report/periods';
import { summedMonths } from '@valam/service-kit/report/summed-months';
import { DataSource } from 'typeorm';
import { checkRange } from '../check-range.js';
import { CurrentAddresses } from './current-addresses.js';
import { FunnelLeads } from './funnel-leads.js';
import { sumsOfTours } from './funnel.sql.js';
import { tourTitles } from './tour-titles.js';

const funnelSums = (
  key: string,
): string => `select ${key} as key, step, day >= $2 as is_now, sum(count)::bigint as count
         from funnel_day where dimension = $1 and day between $3 and $4
        group by 1, 2, 3`;

type Report = RpcReturn<typeof getFunnelReport>;

interface Reading {
  read_at: Date | null;
  summed_before: string | null;
}

interface SumRow {
  key: string;
  step: VisitStep;
  is_now: boolean;
  count: number;
}

const nothing: FunnelFigures = { tour: 0, panel: 0, details: 0, payment: 0, deposit: 0 };

/**
 * Steps reached by visits in a range and in the previous one, from the prepared days; and outcomes of leads.
 */
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
    const [reading] = await this.dataSource.query<[Reading]>(
      'select read_at, summed_before from funnel_reading',
    );
    const found =
      by === 'tour' ? await this.sumsOfTours(range, reading.summed_before) : await this.sums(range, by);
    const rows = await this.rows(range, by, found);
    return {
      range,
      before: rangeBefore(range),
      by,
      readAt: reading.read_at?.toISOString() ?? null,
      now: figuresOf(found.filter((row) => row.is_now)),
      then: figuresOf(found.filter((row) => !row.is_now)),
      ...(by === 'tour' ? firstRows(rows, ['now', 'then'], sumOf) : { rows }),
      leads: await this.leads.of(range),
    };
  }

  /** Slugs of the tours in a response; entries of other tours belong to the row of the others. */
  async firstTours(range: ReportRange): Promise<string[]> {
    const [reading] = await this.dataSource.query<[Reading]>('select summed_before from funnel_reading');
    const rows = await this.rows(range, 'tour', await this.sumsOfTours(range, reading.summed_before));
    return rows.slice(0, mostReportRows).map(({ key }) => key);
  }

  /** Tours sorted by visits, or all groups of another kind. */
  private async rows(range: ReportRange, by: FunnelGroup, found: readonly SumRow[]): Promise<Report['rows']> {
    const keys = keysOf(range, by, found);
    const titles = by === 'tour' ? await tourTitles(this.dataSource, keys) : new Map<string, string>();
    const ofKey = new Map<string, SumRow[]>();
    for (const row of found) ofKey.set(row.key, [...(ofKey.get(row.key) ?? []), row]);
    const rows = keys.map((key) => ({
      key,
      label: isPeriod(by) ? periodLabel(key, by, range) : (titles.get(key) ?? key),
      now: figuresOf((ofKey.get(key) ?? []).filter((row) => row.is_now)),
      then: figuresOf((ofKey.get(key) ?? []).filter((row) => !row.is_now)),
    }));
    return by === 'tour' ? rows.sort(mostVisited) : rows;
  }

  private async sumsOfTours(range: ReportRange, summedBefore: string | null): Promise<SumRow[]> {
    const of = async (one: ReportRange, isNow: boolean): Promise<SumRow[]> => {
      const rows = await this.dataSource.query<Omit<SumRow, 'is_now'>[]>(sumsOfTours, [
        one.from,
        one.to,
        ...summedMonths(one, summedBefore),
      ]);
      return rows.map((row) => ({ ...row, is_now: isNow }));
    };
    const addresses = await CurrentAddresses.read(this.dataSource);
    const found = [...(await of(range, true)), ...(await of(rangeBefore(range), false))];
    return found.map((row) => ({ ...row, key: addresses.of(row.key) }));
  }

  private sums(range: ReportRange, by: FunnelGroup): Promise<SumRow[]> {
    // A day of the previous range is shifted to the day that it is compared with.
    const day = `day + case when day < $2 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = isPeriod(by) ? `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')` : 'key';
    return this.dataSource.query<SumRow[]>(funnelSums(key), [
      isPeriod(by) ? 'all' : by,
      range.from,
      rangeBefore(range).from,
      range.to,
    ]);
  }
}

/** Every source, device and period has a row, even without visits. */
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

const sumOf = (all: readonly FunnelFigures[]): FunnelFigures => sumFigures(all, nothing);

const mostVisited = (a: Report['rows'][number], b: Report['rows'][number]): number =>
  b.now.tour - a.now.tour ||
  b.now.deposit - a.now.deposit ||
  b.then.tour - a.then.tour ||
  a.label.localeCompare(b.label);
