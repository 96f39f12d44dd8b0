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
import { grouped } from './promises-report.sql.js';

interface Group extends PromiseFigures {
  readonly key: string;
}

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

/** Share of inquiries answered by the promised time, by person, type, week or month. */
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

/** People and types of both ranges, those with the most promises first. */
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
