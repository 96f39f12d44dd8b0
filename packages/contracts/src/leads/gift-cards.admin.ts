import * as z from 'zod/mini';
import { money, treasurers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Money } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { GiftCardState } from './gift-card-rules.js';

/** Gift cards, their balances and all changes of them. */
export const giftCardsAdmin = defineAdminEntity({
  name: 'gift-cards',
  service: 'leads',
  summary: 'Gift cards, what is left on each, and all that changed it',
  record: z.object({
    id: Id,
    version: z.int(),
    state: GiftCardState,
    amount: Money,
    balance: Money,
    codeEnd: z.nullable(z.string()),
    buyerName: z.string(),
    buyerEmail: z.string(),
    recipientName: z.string(),
    recipientEmail: z.string(),
    message: z.nullable(z.string()),
    deliverAt: Instant,
    deliveredAt: z.nullable(Instant),
    expiresOn: z.nullable(Day),
    paidAt: z.nullable(Instant),
    createdAt: Instant,
    /** Refunds to the buyer, made or pending; only in the single record. */
    refunds: z.optional(
      z.array(
        z.object({
          amount: Money,
          state: z.enum(['pending', 'refunded', 'failed']),
          reason: z.string(),
          lastError: z.nullable(z.string()),
          at: Instant,
        }),
      ),
    ),
    /** Only in the single record, not in lists. */
    lines: z.optional(
      z.array(
        z.object({
          kind: z.enum(['issued', 'redeemed', 'returned', 'expired', 'refunded']),
          amount: Money,
          at: Instant,
          bookingId: z.nullable(Id),
        }),
      ),
    ),
  }),
  filters: ['state', 'currency'],
  sort: ['createdAt', 'amountMinor', 'deliverAt', 'expiresOn'],
  search: ['buyerName', 'buyerEmail', 'recipientName', 'recipientEmail', 'codeEnd'],
  roles: { read: money },
  audited: ['state', 'recipientEmail', 'expiresOn'],
  hidden: [],
  actions: {
    'send-again': { roles: money, needsReason: true },
    block: { roles: treasurers, needsReason: true },
    unblock: { roles: treasurers, needsReason: true },
    refund: { roles: treasurers, needsReason: true },
    'mark-refunded': { roles: treasurers, needsReason: true },
  },
});
