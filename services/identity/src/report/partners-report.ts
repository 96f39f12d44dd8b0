import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { getPartnersReport } from '@valam/contracts/identity/partner-report.rpc';
import {
  type PartnerFigures,
  type PartnersReport as Report,
  sleepsAfterDays,
} from '@valam/contracts/identity/partner-report.schema';
import { money as moneyRoles } from '@valam/contracts/identity/role-groups';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { addDays, dayCount } from '@valam/contracts/shared/days';
import type { RpcBody } from '@valam/contracts/shared/define';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { isPeriod, periodLabel, periodsOf, type Period } from '@valam/service-kit/report/periods';
import { summedMonths } from '@valam/service-kit/report/summed-months';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { orderFor, readFirstPartners, type Sums } from './first-partners.js';
import { sleepingPartners, sumsOfPeriods } from './partners-report.sql.js';

interface Reading {
  read_at: Date | null;
  summed_before: string | null;
}

type PeriodRow = Sums & { key: string; is_now: boolean };

interface SleepingRow {
  id: string;
  name: string;
  code: string | null;
  last_day: string;
  clicks: number;
  leads: number;
  bookings: number;
  total: number;
}

/** Results of partners in a range and in the previous one, and the partners who became inactive. */
@Injectable()
export class PartnersReport {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller, { from, to, by, order }: RpcBody<typeof getPartnersReport>): Promise<Report> {
    allowRole(caller, reportRoles.partners);
    const range = { from, to };
    checkRange(range);
    const seesMoney = caller.role !== null && moneyRoles.includes(caller.role);
    const figuresOf = (sums: Sums): PartnerFigures => ({
      clicks: sums.clicks,
      leads: sums.leads,
      bookings: sums.bookings,
      canceled: sums.canceled,
      commissionMinor: seesMoney ? sums.commission_minor : null,
    });
    const [reading] = await this.dataSource.query<[Reading]>(
      'select read_at, summed_before from partner_reading',
    );
    const summedBefore = reading.summed_before;
    const found = isPeriod(by)
      ? this.periods(range, by, summedBefore, figuresOf)
      : readFirstPartners(this.dataSource, {
          range,
          order: orderFor(order, seesMoney),
          summedBefore,
          figuresOf,
        });
    const [figures, sleeping] = await Promise.all([found, this.sleeping(to, summedBefore)]);
    return {
      range,
      before: rangeBefore(range),
      by,
      readAt: reading.read_at?.toISOString() ?? null,
      ...figures,
      ...sleeping,
    };
  }

  private async periods(
    range: ReportRange,
    by: Period,
    summedBefore: string | null,
    figuresOf: (sums: Sums) => PartnerFigures,
  ): Promise<Pick<Report, 'now' | 'then' | 'rows'>> {
    // A day of the previous range is shifted to the day that it is compared with.
    const day = `day + case when day < $1 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')`;
    const found = await this.dataSource.query<PeriodRow[]>(sumsOfPeriods(key), [
      range.from,
      rangeBefore(range).from,
      range.to,
      summedBefore ?? '-infinity',
    ]);
    const sumOf = (isNow: boolean, period?: string): PartnerFigures =>
      figuresOf(
        found
          .filter((row) => row.is_now === isNow && (period === undefined || row.key === period))
          .reduce<Sums>(plus, nothing),
      );
    return {
      now: sumOf(true),
      then: sumOf(false),
      rows: periodsOf(range, by).map((period) => ({
        key: period,
        label: periodLabel(period, by, range),
        code: null,
        now: sumOf(true, period),
        then: sumOf(false, period),
      })),
    };
  }

  /** Approved partners with a click, a lead or a booking in the past, and none in the last days of the range. */
  private async sleeping(
    to: string,
    summedBefore: string | null,
  ): Promise<Pick<Report, 'sleeping' | 'sleepingTotal'>> {
    const rows = await this.dataSource.query<SleepingRow[]>(sleepingPartners, [
      to,
      addDays(to, -sleepsAfterDays),
      summedBefore === null ? '-infinity' : summedMonths({ from: '0001-01-01', to }, summedBefore)[1],
    ]);
    return {
      sleepingTotal: rows[0]?.total ?? 0,
      sleeping: rows.map(({ id, name, code, last_day, clicks, leads, bookings }) => ({
        contributorId: id,
        name,
        code,
        lastDay: last_day,
        clicks,
        leads,
        bookings,
      })),
    };
  }
}

const nothing: Sums = { clicks: 0, leads: 0, bookings: 0, canceled: 0, commission_minor: 0 };

const plus = (a: Sums, b: Sums): Sums => ({
  clicks: a.clicks + b.clicks,
  leads: a.leads + b.leads,
  bookings: a.bookings + b.bookings,
  canceled: a.canceled + b.canceled,
  commission_minor: a.commission_minor + b.commission_minor,
});
