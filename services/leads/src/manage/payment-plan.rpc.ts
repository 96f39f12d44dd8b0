import { Controller } from '@nestjs/common';
import { leavePaymentPlan, startPaymentPlan } from '@valam/contracts/leads/booking.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ChoosePlan } from './choose-plan.js';
import { GetBooking } from './get-booking.js';

@Controller()
export class PaymentPlanRpc {
  constructor(
    private readonly planning: ChoosePlan,
    private readonly getting: GetBooking,
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
}
