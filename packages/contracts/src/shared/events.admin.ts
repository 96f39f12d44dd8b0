import { operators } from '../identity/role-groups.js';
import { defineAdminEntity } from './admin-entity.js';

/** Events that a service could not handle. */
export const eventsAdmin = defineAdminEntity({
  name: 'events',
  service: 'every',
  summary: 'Events that a service could not handle',
  filters: ['subject'],
  sort: [],
  search: ['subject'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {
    replay: { roles: operators },
    drop: { roles: operators, needsReason: true },
  },
});
