import * as z from 'zod/mini';
import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Money } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { ShareState } from './share.js';

export const sharesAdmin = defineAdminEntity({
  name: 'shares',
  service: 'leads',
  summary: 'Shares of balances that companions pay',
  record: z.object({
    id: Id,
    version: z.int(),
    state: ShareState,
    bookingId: Id,
    bookingRef: z.string(),
    /** The lead traveler of the booking. */
    lead: z.string(),
    name: z.string(),
    email: z.string(),
    amount: Money,
    dueOn: Day,
    hasForm: z.boolean(),
    invitedAt: Instant,
    sentAt: Instant,
    paidAt: z.nullable(Instant),
    endedAt: z.nullable(Instant),
    endReason: z.nullable(z.string()),
  }),
  filters: ['bookingId', 'state', 'currency'],
  sort: ['invitedAt', 'dueOn', 'amountMinor'],
  search: ['name', 'email', 'endReason'],
  roles: { read: money },
  audited: ['state', 'amount', 'endReason'],
  hidden: [],
  actions: {
    withdraw: { roles: money, needsReason: true },
    resend: { roles: money, needsReason: true },
  },
});
