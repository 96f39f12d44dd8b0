import { Controller } from '@nestjs/common';
import {
  acceptOfferRoute,
  getWaitlistEntryRoute,
  joinWaitlistRoute,
  withdrawFromWaitlistRoute,
} from '@valam/contracts/leads/waitlist.routes';
import {
  acceptOffer,
  getWaitlistEntry,
  joinWaitlist,
  withdrawFromWaitlist,
} from '@valam/contracts/leads/waitlist.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { RateLimits } from '../limit/rate-limits.js';
import { UsesRoute } from '../route/uses-route.js';

/** The waitlist of a sold-out date. Anybody may have seats offered to an address, which nobody else gets meanwhile. */
@Controller()
export class WaitlistController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  @UsesRoute(joinWaitlistRoute)
  async join(@Call() { body, idempotencyKey, visitor }: CallOf<typeof joinWaitlistRoute>) {
    await this.limits.count('waitlist', visitor.address);
    return this.rpc.call(joinWaitlist, { entry: body, idempotencyKey });
  }

  @UsesRoute(getWaitlistEntryRoute)
  get(@Call() { params }: CallOf<typeof getWaitlistEntryRoute>) {
    return this.rpc.call(getWaitlistEntry, params);
  }

  @UsesRoute(acceptOfferRoute)
  accept(@Call() { params, body }: CallOf<typeof acceptOfferRoute>) {
    return this.rpc.call(acceptOffer, { ...body, ...params });
  }

  @UsesRoute(withdrawFromWaitlistRoute)
  withdraw(@Call() { params }: CallOf<typeof withdrawFromWaitlistRoute>) {
    return this.rpc.call(withdrawFromWaitlist, params);
  }
}
