import { operators } from '../identity/role-groups.js';
import { defineAdminEntity } from './admin-entity.js';

/** The stored jobs of a service: what waits, what runs, what was given up. */
export const jobsAdmin = defineAdminEntity({
  name: 'jobs',
  service: 'every',
  summary: 'The stored jobs of a service: what waits, what runs, what was given up',
  filters: ['name', 'state'],
  sort: [],
  search: ['name'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {
    retry: { roles: operators },
    cancel: { roles: operators, needsReason: true },
  },
});
