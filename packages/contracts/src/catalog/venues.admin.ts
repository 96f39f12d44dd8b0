import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { VenueInput } from './inputs/directory.input.js';
import { auditedContent, contentActions, pageActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const venuesAdmin = defineAdminEntity({
  name: 'venues',
  service: 'catalog',
  summary: 'Venues',
  record: contentRecord(VenueInput, { lacks }),
  input: z.partial(VenueInput),
  newInput: VenueInput,
  filters: ['status', 'lacks', 'country', 'propertyType'],
  sort: ['updatedAt', 'name', 'district', 'country', 'sleeps', 'status'],
  search: ['name', 'slug', 'town', 'district'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(VenueInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
  },
});
