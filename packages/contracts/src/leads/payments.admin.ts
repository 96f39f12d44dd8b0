import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Money that arrived. */
export const paymentsAdmin = defineAdminEntity({
  name: 'payments',
  service: 'leads',
  summary: 'Money that arrived',
  filters: ['bookingId', 'kind', 'method', 'currency'],
  sort: ['capturedAt', 'amountMinor', 'receiptNumber'],
  search: ['providerPaymentId', 'note', 'receiptNumber'],
  roles: { read: money },
  audited: [],
  hidden: [],
  actions: {},
});
