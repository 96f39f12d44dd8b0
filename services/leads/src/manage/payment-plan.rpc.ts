import { Controller } from '@nestjs/common';
import {
  leavePaymentPlan,
  saveCard,
  startPaymentPlan,
  withdrawCard,
} from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ChoosePlan } from './choose-plan.js';
import { GetBooking } from './get-booking.js';
import { PayForBooking } from './pay-for-booking.js';

@Controller()
export class PaymentPlanRpc {
  constructor(
    private readonly planning: ChoosePlan,
    private readonly getting: GetBooking,
    private readonly paying: PayForBooking,
  ) {}

  @Handle(startPaymentPlan)
  async start(input: RpcInput<typeof startPaymentPlan>) {
    await this.planning.start(input);
    return this.getting.run(input.token);
  }

  @Handle(leavePaymentPlan)
  async leave(input: RpcInput<typeof leavePaymentPlan>) {
    await this.planning.leave(input);
    return this.getting.run(input.token);
  }

  @Handle(saveCard)
  saveCard(input: RpcInput<typeof saveCard>) {
    return this.paying.saveCard(input);
  }

  @Handle(withdrawCard)
  async withdrawCard(input: RpcInput<typeof withdrawCard>) {
    await this.paying.withdrawCard(input);
    return this.getting.run(input.token);
  }
}
