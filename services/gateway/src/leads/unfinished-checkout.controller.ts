import { Controller } from '@nestjs/common';
import { getUnfinishedCheckout, stopCheckoutReminders } from '@valam/contracts/leads/unfinished-checkout.rpc';
import {
  getUnfinishedCheckoutRoute,
  stopCheckoutRemindersRoute,
} from '@valam/contracts/leads/unfinished-checkout.routes';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Both links of a reminder: restoring the checkout, and opting out. */
@Controller()
export class UnfinishedCheckoutController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(getUnfinishedCheckoutRoute)
  restore(@Call() { params }: CallOf<typeof getUnfinishedCheckoutRoute>) {
    return this.rpc.call(getUnfinishedCheckout, params);
  }

  @UsesRoute(stopCheckoutRemindersRoute)
  stop(@Call() { params }: CallOf<typeof stopCheckoutRemindersRoute>) {
    return this.rpc.call(stopCheckoutReminders, params);
  }
}
