import { Injectable } from '@nestjs/common';
import { startPaymentPlan, type leavePaymentPlan } from '@valam/contracts/leads/booking.rpc';
import { planDaysBefore } from '@valam/contracts/leads/payment-plan';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { BookingAccess } from '../booking/booking-access.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';

/** A traveler splits the balance into installments, or returns to paying it on its due date. */
@Injectable()
export class ChoosePlan {
  constructor(
    private readonly access: BookingAccess,
    private readonly plans: PaymentPlans,
  ) {}

  async start({ token, installments }: RpcInput<typeof startPaymentPlan>): Promise<void> {
    await this.access.change(token, async (tx, booking) => {
      if ((await this.plans.installments(tx, booking)).length === installments) return;
      if (booking.paymentPlanId)
        throw problem(
          startPaymentPlan,
          'leads.action_refused',
          'There is already a payment plan. Leave it first.',
        );
      if (booking.sharedMinor > 0)
        throw problem(
          startPaymentPlan,
          'leads.action_refused',
          'Companions have shares of the balance that are not paid yet. Withdraw them first, or wait until they are paid.',
        );
      const chosen = (await this.plans.choices(tx, booking)).find(({ length }) => length === installments);
      if (!chosen)
        throw problem(
          startPaymentPlan,
          'leads.action_refused',
          `The balance can be split while the departure is more than ${planDaysBefore} days away, by the month until it is due.`,
        );
      await this.plans.start(tx, booking, chosen, { actor: 'traveller' });
    });
  }

  async leave({ token }: RpcInput<typeof leavePaymentPlan>): Promise<void> {
    await this.access.change(token, (tx, booking) =>
      this.plans.end(tx, booking, 'left', { actor: 'traveller', reason: 'The traveler has left it.' }),
    );
  }
}
