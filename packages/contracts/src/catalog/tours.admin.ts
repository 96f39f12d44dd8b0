import * as z from 'zod/mini';
import { editors, everybody, operators } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { TourInput } from './inputs/tour.input.js';
import { auditedContent, contentActions, pageActions, orderActions } from './content-actions.js';
import { contentRecord, lacks, text } from '../shared/admin-record.js';

export const toursAdmin = defineAdminEntity({
  name: 'tours',
  service: 'catalog',
  summary: 'Tours',
  record: contentRecord(TourInput, { policyVersion: text, lacks }),
  input: z.partial(TourInput),
  newInput: TourInput,
  filters: ['status', 'lacks', 'effort'],
  sort: ['updatedAt', 'title', 'order', 'days', 'costUsd', 'status'],
  search: ['title', 'slug', 'subtitle'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(TourInput)],
  hidden: [],
  actions: {
    ...contentActions,
    ...pageActions,
    ...orderActions,
    replay: { roles: operators, isForAll: true, answer: z.object({ announced: z.int() }) },
  },
});
