import * as z from 'zod/mini';
import { frontDesk } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { text } from '../shared/admin-record.js';
import { Instant } from '../shared/text.js';
import { Money } from '../shared/money.js';

/** Today's tasks for staff. Each line links to its screen. */
export const todayAdmin = defineAdminEntity({
  name: 'today',
  service: 'leads',
  summary: 'What needs a person today. Each line leads to its place',
  record: z.object({
    id: z.string(),
    version: z.int(),
    band: z.enum(['money', 'promises', 'answers', 'departures', 'offers']),
    kind: z.string(),
    entity: z.string(),
    recordId: z.string(),
    title: z.string(),
    at: Instant,
    amount: z.nullable(Money),
    note: text,
    /** Number of tasks of this kind, of which only the first are listed. */
    ofKind: z.optional(z.int()),
  }),
  filters: [],
  sort: [],
  search: [],
  roles: { read: frontDesk },
  audited: [],
  hidden: [],
  actions: {},
});
