import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const closePaymentPageJob = leadsJobs.define({
  name: 'close-payment-page',
  payload: z.object({ sessionId: Id }),
});

/** Asks the provider for the outcome of a payment page. */
export const reconcilePaymentJob = leadsJobs.define({
  name: 'reconcile-payment',
  payload: z.object({ sessionId: Id }),
});

/** A booking was left at the payment page a while ago: reminds its traveler, unless there is a reason not to. */
export const remindOfCheckoutJob = leadsJobs.define({
  name: 'remind-of-checkout',
  payload: z.object({ bookingId: Id }),
});

/** Charges an installment to a saved card. */
export const makeChargeJob = leadsJobs.define({ name: 'make-charge', payload: z.object({ chargeId: Id }) });

/** A payment was applied: sends the receipt. */
export const mailPaymentJob = leadsJobs.define({
  name: 'mail-payment',
  payload: z.object({
    paymentId: Id,
    /** The payer, when the booking is another person's now. */
    payer: z.optional(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  }),
});
