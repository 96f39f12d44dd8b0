import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import { getFunnelReport, listFunnelEntries, listFunnelLeads } from '@valam/contracts/leads/report.rpc';
import { countVisits } from '@valam/contracts/leads/visit.rpc';
import type { RpcBody, RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CountVisits } from './count-visits.js';
import { FunnelReport } from './funnel-report.js';
import { ListFunnelEntries } from './list-funnel-entries.js';
import { ListFunnelLeads } from './list-funnel-leads.js';

@Controller()
export class FunnelRpc {
  constructor(
    private readonly counting: CountVisits,
    private readonly funnel: FunnelReport,
    private readonly entries: ListFunnelEntries,
    private readonly leads: ListFunnelLeads,
  ) {}

  @Handle(countVisits)
  count(counts: RpcInput<typeof countVisits>) {
    return this.counting.run(counts);
  }

  @Handle(getFunnelReport)
  getFunnel(caller: Caller, query: RpcBody<typeof getFunnelReport>) {
    return this.funnel.run(caller, query);
  }

  @Handle(listFunnelEntries)
  listEntries(caller: Caller, query: RpcBody<typeof listFunnelEntries>) {
    return this.entries.run(caller, query);
  }

  @Handle(listFunnelLeads)
  listLeads(caller: Caller, query: RpcBody<typeof listFunnelLeads>) {
    return this.leads.run(caller, query);
  }
}
