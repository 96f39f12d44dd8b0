import * as z from 'zod/mini';
import { reviewers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { Id, Instant } from '../shared/text.js';

/** The people who get the newsletter. */
export const subscribersAdmin = defineAdminEntity({
  name: 'subscribers',
  service: 'leads',
  summary: 'The people who get the newsletter',
  record: z.object({
    id: Id,
    version: z.int(),
    email: z.string(),
    personEmail: z.string(),
    name: text,
    source: z.string(),
    emailConfirmed: z.boolean(),
    confirmedAt: moment,
    unsubscribedAt: moment,
    lastAskedAt: moment,
    referredBy: reference,
    referralCode: text,
    sourceUrl: text,
    spamMarks: z.array(z.string()),
    createdAt: Instant,
  }),
  filters: ['emailConfirmed', 'source', 'isActive'],
  sort: ['createdAt', 'email', 'confirmedAt'],
  search: ['email', 'name'],
  roles: { read: reviewers },
  audited: ['emailConfirmed', 'unsubscribedAt'],
  hidden: [],
  actions: {
    unsubscribe: { roles: reviewers },
  },
});
