import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const closePaymentPageJob = leadsJobs.define({
  name: 'close-payment-page',
  payload: z.object({ sessionId: Id }),
});

/** Queries the provider for the outcome of a payment page. */
export const reconcilePaymentJob = leadsJobs.define({
  name: 'reconcile-payment',
  payload: z.object({ sessionId: Id }),
});

/** Reminds the traveler of an unfinished checkout, unless there is a reason not to. */
export const remindOfCheckoutJob = leadsJobs.define({
  name: 'remind-of-checkout',
  payload: z.object({ bookingId: Id }),
});

/** Charges an installment to a saved card. */
export const makeChargeJob = leadsJobs.define({ name: 'make-charge', payload: z.object({ chargeId: Id }) });

/** Sends the receipt of a payment that was applied. */
export const mailPaymentJob = leadsJobs.define({
  name: 'mail-payment',
  payload: z.object({
    paymentId: Id,
    /** The payer, if the booking was transferred since. */
    payer: z.optional(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() })),
  }),
});
