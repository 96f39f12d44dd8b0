import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { AshramInput } from './inputs/directory.input.js';
import { auditedContent, contentActions, pageActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const ashramsAdmin = defineAdminEntity({
  name: 'ashrams',
  service: 'catalog',
  summary: 'Ashrams',
  record: contentRecord(AshramInput, { lacks }),
  input: z.partial(AshramInput),
  newInput: AshramInput,
  filters: ['status', 'lacks', 'state'],
  sort: ['updatedAt', 'title', 'district', 'state', 'status'],
  search: ['title', 'slug', 'town', 'district', 'saintsAssociated'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(AshramInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
  },
});
