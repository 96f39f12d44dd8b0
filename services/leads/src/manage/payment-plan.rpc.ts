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
    private readonly choosePlan: ChoosePlan,
    private readonly getBooking: GetBooking,
    private readonly payForBooking: PayForBooking,
  ) {}

  @Handle(startPaymentPlan)
  async start(input: RpcInput<typeof startPaymentPlan>) {
    await this.choosePlan.start(input);
    return this.getBooking.run(input.token);
  }

  @Handle(leavePaymentPlan)
  async leave(input: RpcInput<typeof leavePaymentPlan>) {
    await this.choosePlan.leave(input);
    return this.getBooking.run(input.token);
  }

  @Handle(saveCard)
  saveCard(input: RpcInput<typeof saveCard>) {
    return this.payForBooking.saveCard(input);
  }

  @Handle(withdrawCard)
  async withdrawCard(input: RpcInput<typeof withdrawCard>) {
    await this.payForBooking.withdrawCard(input);
    return this.getBooking.run(input.token);
  }
}
