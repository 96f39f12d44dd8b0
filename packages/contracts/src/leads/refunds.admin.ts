import { money, treasurers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Money on its way back: tried again, or noted as given back another way. */
export const refundsAdmin = defineAdminEntity({
  name: 'refunds',
  service: 'leads',
  summary: 'Money on its way back: tried again, or noted as given back another way',
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
