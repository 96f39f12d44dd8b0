import * as z from 'zod/mini';
import { money, treasurers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { moment, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';
import { Money } from '../shared/money.js';

export const refundKinds = [
  'policy',
  'manual',
  'late_payment',
  'departure_cancelled',
  'overpaid',
  'partial_cancellation',
  'duplicate',
  'transferred',
  'disputed',
  'elsewhere',
] as const;
export const refundRowStates = ['pending', 'refunded', 'failed'] as const;

export const RefundPaper = z.object({
  id: Id,
  bookingId: Id,
  paymentId: Id,
  amount: Money,
  kind: z.enum(refundKinds),
  reason: z.string(),
  state: z.enum(refundRowStates),
  providerRefundId: text,
  /** Incremented when the provider has definitely refused, so that the next attempt has a new idempotency key. */
  attempt: z.int(),
  lastError: text,
  requestedBy: z.string(),
  createdAt: Instant,
  settledAt: moment,
});

/** Refunds in progress: retried, or recorded as made in another way. */
export const refundsAdmin = defineAdminEntity({
  name: 'refunds',
  service: 'leads',
  summary: 'Money on its way back: tried again, or noted as given back another way',
  record: z.extend(RefundPaper, { version: z.int() }),
  filters: ['bookingId', 'state', 'kind', 'currency'],
  sort: ['createdAt', 'amountMinor', 'state'],
  search: ['reason', 'providerRefundId'],
  roles: { read: money },
  audited: ['state', 'amount', 'attempt', 'settledAt'],
  hidden: [],
  actions: {
    retry: { roles: money },
    'mark-paid': { roles: treasurers, needsReason: true },
  },
});
