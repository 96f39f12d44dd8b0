import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const closePaymentPageJob = defineJob({
  name: 'close-payment-page',
  payload: z.object({ sessionId: Id }),
});

/** The provider is asked how a payment page ended. */
export const reconcilePaymentJob = defineJob({
  name: 'reconcile-payment',
  payload: z.object({ sessionId: Id }),
});

/** A booking was left at the payment page a while ago: its traveler is reminded, unless there is a reason not to. */
export const remindOfCheckoutJob = defineJob({
  name: 'remind-of-checkout',
  payload: z.object({ bookingId: Id }),
});

/** An installment is to be charged to a saved card. */
export const makeChargeJob = defineJob({ name: 'make-charge', payload: z.object({ chargeId: Id }) });

/** A payment has been applied: the traveler gets its receipt. */
export const mailPaymentJob = defineJob({ name: 'mail-payment', payload: z.object({ paymentId: Id }) });
