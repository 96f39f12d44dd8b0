import * as z from 'zod/mini';
import { editors, everybody } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { fieldsOf } from '../shared/fields-of.js';
import { DepartureInput } from './inputs/tour.input.js';
import { auditedContent, contentActions } from './content-actions.js';
import { contentRecord } from '../shared/admin-record.js';

/** A departure as content: dates, texts, group size. Its seats are in `departures`. */
export const tourDatesAdmin = defineAdminEntity({
  name: 'tour-dates',
  service: 'catalog',
  summary: 'A departure as content: dates, words, group size. Its seats are `departures`',
  record: contentRecord(DepartureInput, { sampleSold: z.nullable(z.int()) }),
  input: z.partial(DepartureInput),
  newInput: DepartureInput,
  filters: ['status', 'tourId', 'retreatId'],
  sort: ['startDate', 'endDate', 'updatedAt', 'status'],
  search: ['slug', 'bookingStatus'],
  roles: { read: everybody, write: editors },
  audited: [...auditedContent, ...fieldsOf(DepartureInput)],
  hidden: [],
  actions: {
    ...contentActions,
  },
});
