import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { TempleInput } from './inputs/directory.input.js';
import { auditedContent, contentActions, pageActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const templesAdmin = defineAdminEntity({
  name: 'temples',
  service: 'catalog',
  summary: 'Temples',
  record: contentRecord(TempleInput, { lacks }),
  input: z.partial(TempleInput),
  newInput: TempleInput,
  filters: ['status', 'lacks', 'state', 'district', 'dataEntryCompleted'],
  sort: ['updatedAt', 'name', 'listNumber', 'district', 'state', 'status'],
  search: ['searchText'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(TempleInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
  },
});
