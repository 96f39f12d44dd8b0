import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { TestimonialInput } from './inputs/editorial.input.js';
import { auditedContent, contentActions, orderActions } from './content-actions.js';
import { contentRecord, lacks } from '../shared/admin-record.js';

export const testimonialsAdmin = defineAdminEntity({
  name: 'testimonials',
  service: 'catalog',
  summary: 'What travelers say',
  record: contentRecord(TestimonialInput, { lacks }),
  input: z.partial(TestimonialInput),
  newInput: TestimonialInput,
  filters: ['status', 'lacks', 'country'],
  sort: ['updatedAt', 'order', 'fullName', 'country', 'status'],
  search: ['fullName', 'review', 'spiritualTour'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(TestimonialInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...orderActions,
  },
});
