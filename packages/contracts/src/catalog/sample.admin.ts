import { owners } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** The sample content as a whole: how much of it is left, and its removal. One record. */
export const sampleAdmin = defineAdminEntity({
  name: 'sample',
  service: 'catalog',
  summary: 'The sample content as a whole: how much of it is left, and its removal. One record',
  filters: [],
  sort: [],
  search: [],
  roles: { read: owners },
  audited: [],
  hidden: [],
  actions: {
    remove: { roles: owners, isForAll: true },
  },
});
