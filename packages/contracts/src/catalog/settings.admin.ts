import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { SettingInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions, orderActions } from './content-actions.js';
import { contentRecord } from '../shared/admin-record.js';

/** Claims and settings. */
export const settingsAdmin = defineAdminEntity({
  name: 'settings',
  service: 'catalog',
  summary: 'Claims and settings',
  record: contentRecord(SettingInput, {}),
  input: z.partial(SettingInput),
  newInput: SettingInput,
  filters: ['status'],
  sort: ['order', 'key', 'asOf', 'updatedAt', 'status'],
  search: ['key', 'label', 'value', 'source'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(SettingInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...orderActions,
  },
});
