import { sellers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

/** One person over leads, bookings and newsletter, found by the address that they all carry. */
export const peopleAdmin = defineAdminEntity({
  name: 'people',
  service: 'leads',
  summary: 'One person over leads, bookings and newsletter, found by the address that they all carry',
  filters: [],
  sort: [],
  search: ['name', 'email'],
  roles: { read: sellers },
  audited: [],
  hidden: [],
  actions: {},
});
