import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const closePaymentPageJob = defineJob({
  name: 'close-payment-page',
  payload: z.object({ sessionId: Id }),
});

/** The provider is asked what has become of a page. */
export const reconcilePaymentJob = defineJob({
  name: 'reconcile-payment',
  payload: z.object({ sessionId: Id }),
});

/** A payment has been applied: the traveler gets its receipt. */
export const mailPaymentJob = defineJob({ name: 'mail-payment', payload: z.object({ paymentId: Id }) });
