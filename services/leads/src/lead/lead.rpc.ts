import { Controller } from '@nestjs/common';
import { createLead, getEnquiry } from '@valam/contracts/leads/lead.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { CreateLead } from './create-lead.js';
import { GetEnquiry } from './get-enquiry.js';

@Controller()
export class LeadRpc {
  constructor(
    private readonly createLead: CreateLead,
    private readonly enquiries: GetEnquiry,
  ) {}

  @Handle(createLead)
  create(input: RpcInput<typeof createLead>) {
    return this.createLead.run(input);
  }

  @Handle(getEnquiry)
  enquiry({ token }: RpcInput<typeof getEnquiry>) {
    return this.enquiries.run(token);
  }
}
