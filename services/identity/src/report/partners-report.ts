import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { getPartnersReport } from '@valam/contracts/identity/partner-report.rpc';
import {
  type PartnerFigures,
  type PartnerOrder,
  type PartnersReport as Report,
  partnerValues,
  sleepsAfterDays,
} from '@valam/contracts/identity/partner-report.schema';
import { money as moneyRoles } from '@valam/contracts/identity/role-groups';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { addDays, dayCount } from '@valam/contracts/shared/days';
import type { RpcBody } from '@valam/contracts/shared/define';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { firstRows } from '@valam/service-kit/report/first-rows';
import { isPeriod, periodLabel, periodsOf, type Period } from '@valam/service-kit/report/periods';
import { summedMonths } from '@valam/service-kit/report/summed-months';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { sleepingPartners, sumsOfPartners, sumsOfPeriods } from './partners-report.sql.js';

type Row = Report['rows'][number];

interface Reading {
  read_at: Date | null;
  summed_before: string | null;
}

interface SumRow {
  key: string;
  label: string | null;
  code: string | null;
  is_now: boolean;
  clicks: number;
  leads: number;
  bookings: number;
  canceled: number;
  commission_minor: number;
}

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

/** Results of partners in a range and in the range before it, and the partners who became inactive. */
@Injectable()
export class PartnersReport {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller, { from, to, by, order }: RpcBody<typeof getPartnersReport>): Promise<Report> {
    allowRole(caller, reportRoles.partners);
    const range = { from, to };
    checkRange(range);
    const seesMoney = caller.role !== null && moneyRoles.includes(caller.role);
    const figuresOf = (rows: readonly SumRow[]): PartnerFigures => {
      const sum = (of: (row: SumRow) => number) => rows.reduce((total, row) => total + of(row), 0);
      return {
        clicks: sum((row) => row.clicks),
        leads: sum((row) => row.leads),
        bookings: sum((row) => row.bookings),
        canceled: sum((row) => row.canceled),
        commissionMinor: seesMoney ? sum((row) => row.commission_minor) : null,
      };
    };
    const [reading] = await this.dataSource.query<[Reading]>(
      'select read_at, summed_before from partner_reading',
    );
    const summedBefore = reading.summed_before;
    const found = isPeriod(by)
      ? await this.sumsOfPeriods(range, by, summedBefore)
      : await this.sumsOfPartners(range, summedBefore);
    const byKey = new Map<string, SumRow[]>();
    for (const row of found) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
    const keys = isPeriod(by) ? periodsOf(range, by) : [...byKey.keys()];
    const rows = keys.map((key): Row => {
      const own = byKey.get(key) ?? [];
      return {
        key,
        label: isPeriod(by) ? periodLabel(key, by, range) : (own[0]?.label ?? key),
        code: own[0]?.code ?? null,
        now: figuresOf(own.filter((row) => row.is_now)),
        then: figuresOf(own.filter((row) => !row.is_now)),
      };
    });
    return {
      range,
      before: rangeBefore(range),
      by,
      readAt: reading.read_at?.toISOString() ?? null,
      now: figuresOf(found.filter((row) => row.is_now)),
      then: figuresOf(found.filter((row) => !row.is_now)),
      ...(isPeriod(by)
        ? { rows }
        : firstRows(
            inOrder(rows, seesMoney || order !== 'commission' ? order : 'bookings'),
            ['now', 'then'],
            sumOf,
          )),
      ...(await this.sleeping(to, summedBefore)),
    };
  }

  private async sumsOfPartners(range: ReportRange, summedBefore: string | null): Promise<SumRow[]> {
    const of = async (one: ReportRange, isNow: boolean): Promise<SumRow[]> => {
      const rows = await this.dataSource.query<Omit<SumRow, 'is_now'>[]>(sumsOfPartners, [
        one.from,
        one.to,
        ...summedMonths(one, summedBefore),
      ]);
      return rows.map((row) => ({ ...row, is_now: isNow }));
    };
    return [...(await of(range, true)), ...(await of(rangeBefore(range), false))];
  }

  private sumsOfPeriods(range: ReportRange, by: Period, summedBefore: string | null): Promise<SumRow[]> {
    // A day of the previous range is shifted to the day that it is compared with.
    const day = `day + case when day < $1 then ${dayCount(range.from, range.to)} else 0 end`;
    const key = `to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')`;
    return this.dataSource.query<SumRow[]>(sumsOfPeriods(key), [
      range.from,
      rangeBefore(range).from,
      range.to,
      summedBefore ?? '-infinity',
    ]);
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

function inOrder(rows: readonly Row[], order: PartnerOrder): Row[] {
  const value = ({ now }: Row) => partnerValues[order](now) ?? -Infinity;
  return rows.toSorted((a, b) => value(b) - value(a) || bestFirst(a, b));
}

const sumOf = (all: readonly PartnerFigures[]): PartnerFigures =>
  all.reduce((sum, one) => ({
    clicks: sum.clicks + one.clicks,
    leads: sum.leads + one.leads,
    bookings: sum.bookings + one.bookings,
    canceled: sum.canceled + one.canceled,
    commissionMinor:
      sum.commissionMinor === null || one.commissionMinor === null
        ? null
        : sum.commissionMinor + one.commissionMinor,
  }));

const bestFirst = (a: Row, b: Row): number =>
  b.now.bookings - a.now.bookings ||
  b.now.leads - a.now.leads ||
  b.now.clicks - a.now.clicks ||
  b.then.bookings - a.then.bookings ||
  a.label.localeCompare(b.label);
