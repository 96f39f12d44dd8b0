import type { PayoutDetailsSummary } from '@valam/contracts/identity/payout.schema';
import type * as z from 'zod/mini';
import { payableFrom } from './payout-details.js';
import type { PayoutDetailsEntity } from './payout-details.entity.js';

/** Summary of payout details for their owner. */
export const payoutDetailsSummary = (of: PayoutDetailsEntity): z.infer<typeof PayoutDetailsSummary> => ({
  method: of.method,
  masked: of.masked,
  updatedAt: of.updatedAt.toISOString(),
  payableFrom: payableFrom(of).toISOString(),
});
