import { Injectable } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { funnelEntriesPerPage, type FunnelLead } from '@valam/contracts/leads/funnel-report.schema';
import type { listFunnelLeads } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import type { RpcBody, RpcReturn } from '@valam/contracts/shared/define';
import { allowRole } from '@valam/service-kit/admin/allow-role';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { checkRange } from '../check-range.js';
import { countLeads, countLost, leadsBehind } from './lead-outcomes.sql.js';

/** The leads of a row of the funnel, each with a link to its page. */
@Injectable()
export class ListFunnelLeads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run(
    caller: Caller,
    { from, to, type, reason, page }: RpcBody<typeof listFunnelLeads>,
  ): Promise<RpcReturn<typeof listFunnelLeads>> {
    allowRole(caller, reportRoles.funnel);
    checkRange({ from, to });
    const ofType = type ?? null;
    const [counted] = reason
      ? await this.dataSource.query<[{ total: number }]>(countLost, [from, to, reason])
      : await this.dataSource.query<[{ total: number }]>(countLeads, [from, to, ofType]);
    const items = await this.dataSource.query<FunnelLead[]>(leadsBehind({ limit: funnelEntriesPerPage }), [
      ...[from, to, this.clock.now(), ofType],
      ...[(page - 1) * funnelEntriesPerPage, reason ?? null],
    ]);
    return { items, total: counted.total };
  }
}
