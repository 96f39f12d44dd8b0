import { frontDesk, sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Proposals and what became of them. */
export const quotesAdmin = defineAdminEntity({
  name: 'quotes',
  service: 'leads',
  summary: 'Proposals and what became of them',
  filters: ['state', 'leadId', 'departureId'],
  sort: ['createdAt', 'validUntil', 'totalMinor'],
  search: ['title'],
  roles: { read: frontDesk },
  audited: ['state', 'total', 'quantity', 'departureId', 'validUntil'],
  hidden: [{ action: 'open-link', roles: sellers, fields: ['url'] }],
  actions: {
    withdraw: { roles: sellers },
  },
});
