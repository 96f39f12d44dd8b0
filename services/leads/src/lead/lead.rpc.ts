import { Controller } from '@nestjs/common';
import { createLead, getInquiry } from '@valam/contracts/leads/lead.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CreateLead } from './create-lead.js';
import { GetInquiry } from './get-inquiry.js';

@Controller()
export class LeadRpc {
  constructor(
    private readonly createLead: CreateLead,
    private readonly inquiries: GetInquiry,
  ) {}

  @Handle(createLead)
  create(input: RpcInput<typeof createLead>) {
    return this.createLead.run(input);
  }

  @Handle(getInquiry)
  inquiry({ token }: RpcInput<typeof getInquiry>) {
    return this.inquiries.run(token);
  }
}
