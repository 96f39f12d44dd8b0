import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { FaqInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions, orderActions } from './content-actions.js';
import { contentRecord } from '../shared/admin-record.js';

export const faqsAdmin = defineAdminEntity({
  name: 'faqs',
  service: 'catalog',
  summary: 'Questions and answers',
  record: contentRecord(FaqInput, {}),
  input: z.partial(FaqInput),
  newInput: FaqInput,
  filters: ['status', 'type', 'tourId'],
  sort: ['updatedAt', 'order', 'type', 'question', 'status'],
  search: ['question', 'answer'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(FaqInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...orderActions,
  },
});
