import { money } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Events of the payment provider. Replaying one asks the provider how things stand now. */
export const webhooksAdmin = defineAdminEntity({
  name: 'webhooks',
  service: 'leads',
  summary: 'Events of the payment provider. Replaying one asks the provider how things stand now',
  filters: ['type', 'outcome', 'bookingId', 'objectId'],
  sort: ['receivedAt', 'type'],
  search: ['id', 'objectId', 'type'],
  roles: { read: money },
  audited: [],
  hidden: [],
  actions: {
    replay: { roles: money },
  },
});
