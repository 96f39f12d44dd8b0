import { frontDesk } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** What needs a person today. Each line leads to its place. */
export const todayAdmin = defineAdminEntity({
  name: 'today',
  service: 'leads',
  summary: 'What needs a person today. Each line leads to its place',
  filters: [],
  sort: [],
  search: [],
  roles: { read: frontDesk },
  audited: [],
  hidden: [],
  actions: {},
});
