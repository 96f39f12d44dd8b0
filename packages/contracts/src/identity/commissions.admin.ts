import * as z from 'zod/mini';
import { money, treasurers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { AdminStep, reference, text } from '../shared/admin-record.js';
import { Id } from '../shared/text.js';
import { CommissionLine } from './commission.schema.js';

/** The lines of the ledger. Decisions apply to all open lines of the same booking. */
export const commissionsAdmin = defineAdminEntity({
  name: 'commissions',
  service: 'identity',
  summary: 'The lines of the ledger. Decisions concern all open lines of the same booking',
  record: z.extend(CommissionLine, {
    version: z.int(),
    bookingId: Id,
    contributorId: Id,
    payoutId: reference,
    partner: z.optional(z.string()),
    referralCode: z.optional(text),
    history: z.optional(z.array(AdminStep)),
  }),
  filters: ['state', 'cause', 'contributorId', 'bookingId', 'payoutId', 'bookingRef'],
  sort: ['occurredAt', 'amountMinor', 'state', 'updatedAt'],
  search: [],
  roles: { read: money },
  audited: ['state', 'amount', 'payoutId'],
  hidden: [],
  actions: {
    hold: { roles: treasurers, needsReason: true },
    release: { roles: treasurers, needsReason: true },
    void: { roles: treasurers, needsReason: true },
  },
});
