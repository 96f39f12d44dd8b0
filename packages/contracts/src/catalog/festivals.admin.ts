import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { FestivalInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const festivalsAdmin = defineAdminEntity({
  name: 'festivals',
  service: 'catalog',
  summary: 'Festivals and their days',
  record: contentRecord(FestivalInput, { lacks }),
  input: z.partial(FestivalInput),
  newInput: FestivalInput,
  filters: ['status', 'lacks'],
  sort: ['updatedAt', 'name', 'status'],
  search: ['name', 'slug', 'description'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(FestivalInput)],
  hidden: [],
  actions: {
    ...contentActions,
  },
});
