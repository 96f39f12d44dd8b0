import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { getPromisesReport } from '@valam/contracts/leads/report.rpc';
import { reportRoles, type PromiseFigures, type PromiseGroup } from '@valam/contracts/leads/report.schema';
import { dayCount } from '@valam/contracts/shared/days';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { rangeBefore, type ReportRange } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { isPeriod, periodLabel, periodsOf, type Period } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';

interface Group extends PromiseFigures {
  readonly key: string;
}

/** Midnight in India before an answer was due: a step of whole days from any such midnight, for there is no summer time. */
const dueDay = `date_bin('1 day', answer_due_at, timestamptz '2000-01-01 00:00+05:30')`;

const periodOf = (period: 'week' | 'month'): string =>
  `to_char(date_trunc('${period}', (part at time zone 'Asia/Kolkata')::date + $4::int), 'YYYY-MM-DD')`;

/** Days are counted in India; a day of the range before is put to the day that it is compared with. */
const keys: Readonly<Record<PromiseGroup, { readonly ofLead: string; readonly shown: string }>> = {
  person: { ofLead: `coalesce(owner_name, '')`, shown: 'part' },
  type: { ofLead: 'type', shown: 'part' },
  week: { ofLead: dueDay, shown: periodOf('week') },
  month: { ofLead: dueDay, shown: periodOf('month') },
};

/**
 * `$1` and `$2` are the first and the last day on which an answer was due, `$3` is now, `$4` how many days later it is
 * counted. Spam was promised nothing. Leads are summed up by what costs least to find out of each; the few sums are named
 * afterwards.
 */
const grouped = (by: PromiseGroup) => `
  select ${keys[by].shown} as key, sum("inTime")::int as "inTime", sum(late)::int as late,
         sum(overdue)::int as overdue, sum(waiting)::int as waiting,
         coalesce(round(extract(epoch from sum(answering)) / 60), 0)::bigint as "answerMinutes"
    from (select ${keys[by].ofLead} as part,
                 count(*) filter (where answered_at <= answer_due_at) as "inTime",
                 count(*) filter (where answered_at > answer_due_at) as late,
                 count(*) filter (where answered_at is null and answer_due_at <= $3) as overdue,
                 count(*) filter (where answered_at is null and answer_due_at > $3) as waiting,
                 sum(answered_at - created_at) as answering
            from lead
           where answer_due_at >= ($1::date)::timestamp at time zone 'Asia/Kolkata'
             and answer_due_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'
             and state <> 'spam' and $4::int >= 0
           group by 1) as parts
   group by 1`;

const nothing: PromiseFigures = { inTime: 0, late: 0, overdue: 0, waiting: 0, answerMinutes: 0 };

const sumOf = (groups: readonly PromiseFigures[]): PromiseFigures =>
  groups.reduce(
    (sum, one) => ({
      inTime: sum.inTime + one.inTime,
      late: sum.late + one.late,
      overdue: sum.overdue + one.overdue,
      waiting: sum.waiting + one.waiting,
      answerMinutes: sum.answerMinutes + one.answerMinutes,
    }),
    nothing,
  );

const promised = ({ inTime, late, overdue, waiting }: PromiseFigures) => inTime + late + overdue + waiting;

/** Whether people were answered by when they had been told, by who answers and what they asked. */
@Injectable()
export class PromisesReport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(
    caller: Caller,
    { from, to, by }: RpcBody<typeof getPromisesReport>,
  ): Promise<RpcReturn<typeof getPromisesReport>> {
    allowRole(caller, reportRoles.promises);
    const range = { from, to };
    checkRange(range);
    const before = rangeBefore(range);
    const now = await this.groups(range, by, 0);
    const then = await this.groups(before, by, dayCount(from, to));
    const rows = isPeriod(by) ? periodRows(range, by, now, then) : namedRows(now, then);
    return { range, before, by, now: sumOf(now), then: sumOf(then), rows };
  }

  private async groups({ from, to }: ReportRange, by: PromiseGroup, later: number): Promise<Group[]> {
    const rows = await this.dataSource.query<Group[]>(grouped(by), [from, to, this.clock.now(), later]);
    return rows.map((row) => ({ ...row, answerMinutes: Number(row.answerMinutes) }));
  }
}

const figuresOf = ({ inTime, late, overdue, waiting, answerMinutes }: PromiseFigures): PromiseFigures => ({
  inTime,
  late,
  overdue,
  waiting,
  answerMinutes,
});

/** People and kinds of both ranges, those with the most promises first. */
function namedRows(now: readonly Group[], then: readonly Group[]) {
  const all = new Set([...now, ...then].map(({ key }) => key));
  return [...all]
    .map((key) => ({
      key,
      label: key,
      now: figuresOf(now.find((one) => one.key === key) ?? nothing),
      then: figuresOf(then.find((one) => one.key === key) ?? nothing),
    }))
    .sort(
      (a, b) =>
        promised(b.now) - promised(a.now) ||
        promised(b.then) - promised(a.then) ||
        Number(a.key === '') - Number(b.key === '') ||
        a.label.localeCompare(b.label),
    );
}

function periodRows(range: ReportRange, by: Period, now: readonly Group[], then: readonly Group[]) {
  return periodsOf(range, by).map((key) => ({
    key,
    label: periodLabel(key, by, range),
    now: figuresOf(now.find((one) => one.key === key) ?? nothing),
    then: figuresOf(then.find((one) => one.key === key) ?? nothing),
  }));
}
