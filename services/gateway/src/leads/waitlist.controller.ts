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
import { UsesRoute } from '../route/uses-route.js';

/** The waitlist of a sold-out date. */
@Controller()
export class WaitlistController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(joinWaitlistRoute)
  join(@Call() { body, idempotencyKey }: CallOf<typeof joinWaitlistRoute>) {
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
