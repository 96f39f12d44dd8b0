import { Controller } from '@nestjs/common';
import { getReferralCounts, listReferredLeads } from '@valam/contracts/leads/referral.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ReferralFigures } from './referral-figures.js';

@Controller()
export class ReferralRpc {
  constructor(private readonly figures: ReferralFigures) {}

  @Handle(getReferralCounts)
  counts(input: RpcInput<typeof getReferralCounts>) {
    return this.figures.counts(input);
  }

  @Handle(listReferredLeads)
  leads(input: RpcInput<typeof listReferredLeads>) {
    return this.figures.leads(input);
  }
}
