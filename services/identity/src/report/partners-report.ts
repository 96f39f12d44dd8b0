import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { getPartnersReport } from '@valam/contracts/identity/partner-report.rpc';
import {
  type PartnerFigures,
  type PartnerGroup,
  type PartnersReport as Report,
  sleepsAfterDays,
} from '@valam/contracts/identity/partner-report.schema';
import { money as moneyRoles } from '@valam/contracts/identity/role-groups';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { addDays, dayCount } from '@valam/contracts/shared/days';
import type { RpcBody } from '@valam/contracts/shared/define';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { isPeriod, periodLabel, periodsOf } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';

type Row = Report['rows'][number];

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

/** More cannot be called on the phone. */
const mostSleeping = 50;

/** Days of partners with what was prepared of them, and the clicks that are counted by day as they come. */
const days = (where: string): string => `
  select contributor_id, day, 0 as clicks, leads, bookings, canceled, commission_minor from partner_day where ${where}
  union all
  select contributor_id, day, clicks, 0, 0, 0, 0 from referral_click where ${where}`;

/** What partners brought in a range and in the one before, and who has stopped. */
@Injectable()
export class PartnersReport {
  constructor(private readonly dataSource: DataSource) {}

  async run(caller: Caller, { from, to, by }: RpcBody<typeof getPartnersReport>): Promise<Report> {
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
    const found = await this.sums(range, by);
    const [reading] = await this.dataSource.query<[{ read_at: Date | null }]>(
      'select read_at from partner_reading',
    );
    const keys = isPeriod(by) ? periodsOf(range, by) : [...new Set(found.map(({ key }) => key))];
    const rows = keys.map((key): Row => {
      const own = found.filter((row) => row.key === key);
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
      rows: isPeriod(by) ? rows : rows.sort(bestFirst),
      ...(await this.sleeping(to)),
    };
  }

  private async sums(range: ReportRange, by: PartnerGroup): Promise<SumRow[]> {
    // A day of the range before is put to the day that it is compared with.
    const day = `day + case when day < $1 then ${dayCount(range.from, range.to)} else 0 end`;
    const [key, label, code] = isPeriod(by)
      ? [`to_char(date_trunc('${by}', ${day}), 'YYYY-MM-DD')`, 'null', 'null']
      : ['d.contributor_id::text', 'min(c.name)', 'min(c.referral_code)'];
    return this.dataSource.query<SumRow[]>(
      `select ${key} as key, ${label} as label, ${code} as code, day >= $1 as is_now,
              sum(clicks)::bigint as clicks, sum(leads)::bigint as leads, sum(bookings)::bigint as bookings,
              sum(canceled)::bigint as canceled, sum(commission_minor)::bigint as commission_minor
         from (${days('day between $2 and $3')}) d join contributor c on c.id = d.contributor_id
        group by 1, 4`,
      [range.from, rangeBefore(range).from, range.to],
    );
  }

  /** Approved partners with a click, a lead or a booking once, and none in the last days of the range. */
  private async sleeping(to: string): Promise<Pick<Report, 'sleeping' | 'sleepingTotal'>> {
    const rows = await this.dataSource.query<SleepingRow[]>(
      `select c.id, c.name, c.referral_code as code, max(day) as last_day, sum(clicks)::bigint as clicks,
              sum(leads)::bigint as leads, sum(bookings)::bigint as bookings, count(*) over ()::int as total
         from (${days('day <= $1')}) d join contributor c on c.id = d.contributor_id
        where c.approval_status = 'approved' and (clicks > 0 or leads > 0 or bookings > 0)
        group by c.id having max(day) <= $2
        order by max(day) desc, c.name limit ${mostSleeping}`,
      [to, addDays(to, -sleepsAfterDays)],
    );
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

const bestFirst = (a: Row, b: Row): number =>
  b.now.bookings - a.now.bookings ||
  b.now.leads - a.now.leads ||
  b.now.clicks - a.now.clicks ||
  b.then.bookings - a.then.bookings ||
  a.label.localeCompare(b.label);
