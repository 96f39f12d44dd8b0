import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { ExpertiseInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const expertiseAdmin = defineAdminEntity({
  name: 'expertise',
  service: 'catalog',
  summary: 'What hosts are good at',
  record: contentRecord(ExpertiseInput, { lacks }),
  input: z.partial(ExpertiseInput),
  newInput: ExpertiseInput,
  filters: ['status', 'lacks', 'category'],
  sort: ['updatedAt', 'name', 'category', 'status'],
  search: ['name', 'slug', 'category'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(ExpertiseInput)],
  hidden: [],
  actions: {
    ...contentActions,
  },
});
