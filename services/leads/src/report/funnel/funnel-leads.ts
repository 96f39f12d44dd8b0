import { Injectable } from '@nestjs/common';
import type { FunnelReport, LeadFigures } from '@valam/contracts/leads/funnel-report.schema';
import { leadTypes, type LeadType } from '@valam/contracts/leads/lead.schema';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { leadsByType, lostReasons } from './lead-outcomes.sql.js';

type OfType = LeadFigures & { readonly key: LeadType };

interface Reason {
  key: string;
  reason: string;
  count: number;
}

const nothing: LeadFigures = { received: 0, promised: 0, inTime: 0, proposals: 0, won: 0, lost: 0 };

/** Outcomes of the leads of a range and of the previous one, read from the leads themselves. */
@Injectable()
export class FunnelLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(range: ReportRange): Promise<FunnelReport['leads']> {
    const before = rangeBefore(range);
    const now = await this.byType(range);
    const then = await this.byType(before);
    const reasons = await this.reasons(range);
    const reasonsThen = await this.reasons(before);
    const all = new Map([...reasonsThen, ...reasons].map(({ key, reason }) => [key, reason]));
    return {
      now: sumOf(now),
      then: sumOf(then),
      rows: leadTypes.map((type) => ({
        key: type,
        now: sumOf(ofType(now, type)),
        then: sumOf(ofType(then, type)),
      })),
      lostReasons: [...all]
        .map(([key, reason]) => ({ reason, now: countOf(reasons, key), then: countOf(reasonsThen, key) }))
        .sort((a, b) => b.now - a.now || b.then - a.then || a.reason.localeCompare(b.reason)),
    };
  }

  private byType({ from, to }: ReportRange): Promise<OfType[]> {
    return this.dataSource.query<OfType[]>(leadsByType, [from, to, this.clock.now()]);
  }

  private reasons({ from, to }: ReportRange): Promise<Reason[]> {
    return this.dataSource.query<Reason[]>(lostReasons, [from, to]);
  }
}

const ofType = (rows: readonly OfType[], type: LeadType) => rows.filter(({ key }) => key === type);

const countOf = (reasons: readonly Reason[], key: string): number =>
  reasons.find((one) => one.key === key)?.count ?? 0;

const sumOf = (rows: readonly LeadFigures[]): LeadFigures =>
  rows.reduce(
    (sum, one) => ({
      received: sum.received + one.received,
      promised: sum.promised + one.promised,
      inTime: sum.inTime + one.inTime,
      proposals: sum.proposals + one.proposals,
      won: sum.won + one.won,
      lost: sum.lost + one.lost,
    }),
    nothing,
  );
