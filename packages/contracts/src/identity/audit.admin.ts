import { operators } from './role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** Who did what. Read only. */
export const auditAdmin = defineAdminEntity({
  name: 'audit',
  service: 'identity',
  summary: 'Who did what. Read only',
  filters: ['service', 'entity', 'entityId', 'action', 'actorId', 'actorEmail', 'since', 'until'],
  sort: ['at'],
  search: ['actorEmail', 'entityId', 'action'],
  roles: { read: operators },
  audited: [],
  hidden: [],
  actions: {},
});
