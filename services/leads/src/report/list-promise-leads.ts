import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { listPromiseLeads } from '@valam/contracts/leads/report.rpc';
import {
  type PromisedAnswer,
  type PromiseFigures,
  type PromiseLead,
  promiseLeadsPerPage,
  promisedAnswers,
  reportRoles,
} from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { rowKey } from '@valam/contracts/shared/report-range';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { daysOfRow, isPeriod } from '@valam/service-kit/report/periods';
import { DataSource } from 'typeorm';
import { checkRange } from './check-range.js';
import { grouped, promisedLeads } from './promises-report.sql.js';

type Group = PromiseFigures & { readonly key: string };

/** The leads of a row of the report, each with a link to its page. */
@Injectable()
export class ListPromiseLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(
    caller: Caller,
    { from, to, by, answer, page, which, ...asked }: RpcBody<typeof listPromiseLeads>,
  ): Promise<RpcReturn<typeof listPromiseLeads>> {
    allowRole(caller, reportRoles.promises);
    const key = rowKey(asked.key);
    const range = { from, to };
    checkRange(range);
    const days = daysOfRow({ by, key, which }, range);
    const name = isPeriod(by) ? undefined : key;
    const now = this.clock.now();
    // Counted from the sums, like the figure: counting a year of leads takes seconds.
    const groups = await this.dataSource.query<Group[]>(grouped(isPeriod(by) ? 'type' : by), [
      ...[days.from, days.to, now, 0],
    ]);
    const items = await this.dataSource.query<PromiseLead[]>(promisedLeads({ limit: promiseLeadsPerPage }), [
      ...[days.from, days.to, now],
      by === 'person' ? (name ?? null) : null,
      by === 'type' ? (name ?? null) : null,
      answer ?? null,
      (page - 1) * promiseLeadsPerPage,
    ]);
    const counted: readonly PromisedAnswer[] = answer ? [answer] : promisedAnswers;
    const total = groups
      .filter((group) => name === undefined || group.key === name)
      .flatMap((group) => counted.map((one) => group[one]))
      .reduce((sum, count) => sum + count, 0);
    return { items, total };
  }
}
