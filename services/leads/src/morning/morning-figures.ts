import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  type getMorningDepartures,
  type getMorningSales,
  type getMorningTasks,
  mostMorningLines,
} from '@valam/contracts/leads/morning.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import type { ReportRange } from '@valam/contracts/shared/report-range';
import { Repository } from 'typeorm';
import { TodayResource } from '../admin/today.resource.js';
import { ListSalesEntries } from '../report/list-sales-entries.js';
import { OccupancyReport } from '../report/occupancy-report.js';
import { SalesReport } from '../report/sales-report.js';
import { ReviewEntity } from '../review/review.entity.js';

/** This service's part of the morning email: the figures of its reports and of the screen "Today". */
@Injectable()
export class MorningFigures {
  constructor(
    @InjectRepository(ReviewEntity) private readonly reviews: Repository<ReviewEntity>,
    private readonly report: SalesReport,
    private readonly entries: ListSalesEntries,
    private readonly occupancy: OccupancyReport,
    private readonly today: TodayResource,
  ) {}

  async sales(day: string): Promise<RpcReturn<typeof getMorningSales>> {
    const { readAt, totals } = await this.report.totals({ from: day, to: day });
    return {
      readAt,
      totals: totals
        .map(({ currency, now }) => ({ currency, figures: now }))
        .filter(({ figures }) => Object.values(figures).some((figure) => figure !== 0)),
      booked: await this.entries.bookedOn(day, mostMorningLines),
    };
  }

  async tasks(): Promise<RpcReturn<typeof getMorningTasks>> {
    const { items } = await this.today.list();
    return {
      bands: [...new Set(items.map(({ band }) => band))].map((band) => {
        const lines = items.filter((line) => line.band === band);
        return { band, items: lines.slice(0, mostMorningLines), total: wholeCount(lines) };
      }),
      reviews: await this.reviews.countBy({ state: 'submitted' }),
    };
  }

  async departures(range: ReportRange): Promise<RpcReturn<typeof getMorningDepartures>> {
    const found = await this.occupancy.departures(range);
    const atRisk = found.filter(({ outlook }) => outlook === 'at_risk');
    return { items: atRisk.slice(0, mostMorningLines), total: atRisk.length };
  }
}

/** The total count, because the lines of each kind are only the first ones. */
const wholeCount = (lines: readonly { kind: string; ofKind?: number | undefined }[]): number => {
  const counts = new Map(lines.map(({ kind, ofKind = 0 }) => [kind, ofKind]));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
};
