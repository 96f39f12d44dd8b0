import * as z from 'zod/mini';
import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Money } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { ChargeState, PaymentPlanState, SavedCardState } from './payment-plan.js';

/** Balances paid in installments, and the unpaid part of each. */
export const paymentPlansAdmin = defineAdminEntity({
  name: 'payment-plans',
  service: 'leads',
  summary: 'Balances that are paid in installments, and the unpaid part of each',
  record: z.object({
    id: Id,
    version: z.int(),
    state: PaymentPlanState,
    bookingId: Id,
    bookingRef: z.string(),
    traveler: z.string(),
    /** The unpaid part of the booking, even after the plan has ended. */
    balance: Money,
    installmentCount: z.int(),
    nextNumber: z.nullable(z.int()),
    nextDueOn: z.nullable(Day),
    nextAmount: z.nullable(Money),
    isOverdue: z.boolean(),
    /** State of the card for installments, and the number of failed charges. */
    cardState: z.nullable(SavedCardState),
    failedCharges: z.int(),
    startedAt: Instant,
    endedAt: z.nullable(Instant),
    endReason: z.nullable(z.string()),
    /** Only in the single record, not in lists. */
    charges: z.optional(
      z.array(
        z.object({
          number: z.int(),
          attempt: z.int(),
          amount: Money,
          state: ChargeState,
          failure: z.nullable(z.string()),
          at: Instant,
        }),
      ),
    ),
    /** Only in the single record, not in lists. */
    installments: z.optional(
      z.array(
        z.object({
          number: z.int(),
          dueOn: Day,
          amount: Money,
          open: z.nullable(Money),
          replacedAt: z.nullable(Instant),
        }),
      ),
    ),
  }),
  filters: ['bookingId', 'state', 'currency'],
  sort: ['startedAt', 'endedAt'],
  search: ['endReason'],
  roles: { read: money },
  audited: ['state', 'endReason'],
  hidden: [],
  actions: {
    end: { roles: money, needsReason: true },
    'stop-charges': { roles: money, needsReason: true },
  },
});
