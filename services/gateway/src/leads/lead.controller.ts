import { Controller } from '@nestjs/common';
import { createLeadRoute, getInquiryRoute } from '@valam/contracts/leads/lead.routes';
import { createLead, getInquiry } from '@valam/contracts/leads/lead.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Inquiries and their promised answers. */
@Controller()
export class LeadController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(createLeadRoute)
  create(@Call() { body, idempotencyKey }: CallOf<typeof createLeadRoute>) {
    return this.rpc.call(createLead, { lead: body, idempotencyKey });
  }

  @UsesRoute(getInquiryRoute)
  getInquiry(@Call() { params }: CallOf<typeof getInquiryRoute>) {
    return this.rpc.call(getInquiry, params);
  }
}
