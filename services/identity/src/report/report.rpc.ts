import { Controller } from '@nestjs/common';
import type { Caller } from '@valam/contracts/identity/auth.schema';
import {
  getPartnersReport,
  listPartnerEntries,
  rebuildPartners,
} from '@valam/contracts/identity/partner-report.rpc';
import type { RpcBody } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListPartnerEntries } from './list-partner-entries.js';
import { PartnersReport } from './partners-report.js';
import { RebuildPartners } from './rebuild-partners.js';

@Controller()
export class ReportRpc {
  constructor(
    private readonly partners: PartnersReport,
    private readonly entries: ListPartnerEntries,
    private readonly rebuildPartners: RebuildPartners,
  ) {}

  @Handle(getPartnersReport)
  getPartners(caller: Caller, query: RpcBody<typeof getPartnersReport>) {
    return this.partners.run(caller, query);
  }

  @Handle(listPartnerEntries)
  listEntries(caller: Caller, query: RpcBody<typeof listPartnerEntries>) {
    return this.entries.run(caller, query);
  }

  @Handle(rebuildPartners)
  rebuild(caller: Caller) {
    return this.rebuildPartners.run(caller);
  }
}
