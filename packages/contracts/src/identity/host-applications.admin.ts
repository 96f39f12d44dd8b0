import { hosts, operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** People who want to host. */
export const hostApplicationsAdmin = defineAdminEntity({
  name: 'host-applications',
  service: 'identity',
  summary: 'People who want to host',
  filters: ['status', 'heardAboutUs'],
  sort: ['createdAt', 'lastName', 'status', 'updatedAt'],
  search: ['firstName', 'lastName', 'email'],
  roles: { read: hosts },
  audited: ['status'],
  hidden: [],
  actions: {
    review: { roles: operators },
    approve: { roles: operators },
    decline: { roles: operators },
  },
});
