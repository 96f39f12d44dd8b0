import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { RetreatInput } from './inputs/directory.input.js';
import { auditedContent, contentActions, pageActions, orderActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const retreatsAdmin = defineAdminEntity({
  name: 'retreats',
  service: 'catalog',
  summary: 'Retreats',
  record: contentRecord(RetreatInput, { lacks }),
  input: z.partial(RetreatInput),
  newInput: RetreatInput,
  filters: ['status', 'lacks'],
  sort: ['updatedAt', 'title', 'order', 'days', 'costUsd', 'status'],
  search: ['title', 'slug', 'host'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(RetreatInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
    ...orderActions,
  },
});
