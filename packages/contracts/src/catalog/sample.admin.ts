import * as z from 'zod/mini';
import { owners } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';

const count = z.optional(z.int());
/** Number of remaining records of a kind. */
const left = {
  ...{ tour: count, departure: count, retreat: count, temple: count, venue: count, ashram: count },
  ...{ article: count, testimonial: count, faq: count, expertise: count, festival: count },
  ...{ policy: count, setting: count },
};
export const sampleKinds = Object.keys(left) as (keyof typeof left)[];

/** The sample content as a whole: the number of remaining records, and its removal. One record. */
export const sampleAdmin = defineAdminEntity({
  name: 'sample',
  service: 'catalog',
  summary: 'The sample content as a whole: how much of it is left, and its removal. One record',
  record: z.object({ id: z.string(), version: z.int(), total: z.int(), ...left }),
  filters: [],
  sort: [],
  search: [],
  roles: { read: owners },
  audited: [],
  hidden: [],
  actions: {
    remove: {
      roles: owners,
      isForAll: true,
      /** The number of archived records of each kind. */
      answer: z.object({ removed: z.record(z.string(), z.int()) }),
    },
  },
});
