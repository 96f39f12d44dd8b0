import { Controller } from '@nestjs/common';
import { getUnfinishedCheckout, stopCheckoutReminders } from '@valam/contracts/leads/unfinished-checkout.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { RestoreCheckout } from './restore-checkout.js';
import { StopReminders } from './stop-reminders.js';

@Controller()
export class UnfinishedCheckoutRpc {
  constructor(
    private readonly restoreCheckout: RestoreCheckout,
    private readonly stopReminders: StopReminders,
  ) {}

  @Handle(getUnfinishedCheckout)
  restore({ token }: RpcInput<typeof getUnfinishedCheckout>) {
    return this.restoreCheckout.run(token);
  }

  @Handle(stopCheckoutReminders)
  stop({ token }: RpcInput<typeof stopCheckoutReminders>) {
    return this.stopReminders.run(token);
  }
}
