import { Controller } from '@nestjs/common';
import {
  getCheckoutSession,
  receiveStripeEvent,
  releaseCheckout,
  startCheckout,
} from '@valam/contracts/leads/checkout.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ReceiveProviderEvent } from '../payment/receive-provider-event.js';
import { CheckoutSessions } from './checkout-session.js';
import { ReleaseCheckout } from './release-checkout.js';
import { StartCheckout } from './start-checkout.js';

@Controller()
export class CheckoutRpc {
  constructor(
    private readonly startCheckout: StartCheckout,
    private readonly sessions: CheckoutSessions,
    private readonly releaseCheckout: ReleaseCheckout,
    private readonly receiveProviderEvent: ReceiveProviderEvent,
  ) {}

  @Handle(startCheckout)
  start(input: RpcInput<typeof startCheckout>) {
    return this.startCheckout.run(input);
  }

  @Handle(getCheckoutSession)
  session({ id }: RpcInput<typeof getCheckoutSession>) {
    return this.sessions.get(id);
  }

  @Handle(releaseCheckout)
  release({ id }: RpcInput<typeof releaseCheckout>) {
    return this.releaseCheckout.run(id);
  }

  @Handle(receiveStripeEvent)
  webhook(input: RpcInput<typeof receiveStripeEvent>) {
    return this.receiveProviderEvent.run(input);
  }
}
