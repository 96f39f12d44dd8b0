import * as z from 'zod/mini';
import { Currency } from '../shared/money.js';
import { Id, Instant } from '../shared/text.js';
import { LeadType, PaymentStatus } from './lead.schema.js';

/**
 * A row of the partner's table, as specified; its amounts are in whole units. `name`, `email` and `sourceUrl`
 * are null if the code applies because of an earlier form and was not sent with this one.
 */
export const ReferredLead = z.object({
  id: Id,
  type: LeadType,
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  tourTitle: z.nullable(z.string()),
  paymentStatus: PaymentStatus,
  amount: z.nullable(z.number()),
  currency: z.nullable(Currency),
  sourceUrl: z.nullable(z.string()),
  createdAt: Instant,
});
export type ReferredLead = z.infer<typeof ReferredLead>;

/** A position in the list of leads, newest first; it is stable when leads are added. */
export const LastLead = z.object({ at: Instant, id: Id });
export type LastLead = z.infer<typeof LastLead>;

export const ReferralCounts = z.object({
  /** People who used the code. */
  totalReferrals: z.int(),
  /** Completed payments. */
  successfulBookings: z.int(),
  /** Awaiting conversion. */
  pendingInquiries: z.int(),
  /** Trips completed in the current calendar year (IST): progress to the free retreat. */
  completedThisYear: z.int(),
  byMonth: z.array(z.object({ month: z.string(), leads: z.int(), bookings: z.int() })),
});
