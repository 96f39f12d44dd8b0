import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { PolicyInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions, pageActions } from './content-actions.js';
import { contentRecord } from '../shared/admin-record.js';

export const policiesAdmin = defineAdminEntity({
  name: 'policies',
  service: 'catalog',
  summary: 'Policies by version',
  record: contentRecord(PolicyInput, {}),
  input: z.partial(PolicyInput),
  newInput: PolicyInput,
  filters: ['status', 'slug'],
  sort: ['effectiveFrom', 'slug', 'title', 'updatedAt', 'status'],
  search: ['slug', 'title', 'body'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(PolicyInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
  },
});
