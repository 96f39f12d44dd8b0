import { money, treasurers } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** The lines of the ledger. Decisions concern all open lines of the same booking. */
export const commissionsAdmin = defineAdminEntity({
  name: 'commissions',
  service: 'identity',
  summary: 'The lines of the ledger. Decisions concern all open lines of the same booking',
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
