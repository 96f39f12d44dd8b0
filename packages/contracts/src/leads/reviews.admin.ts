import * as z from 'zod/mini';
import { reviewers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { line } from '../shared/text.js';

/** Reviews of those who traveled: checked for law and privacy, never for sentiment. */
export const reviewsAdmin = defineAdminEntity({
  name: 'reviews',
  service: 'leads',
  summary: 'Reviews of those who traveled: checked for law and privacy, never for sentiment',
  filters: ['state', 'tourSlug', 'bookingId', 'rating'],
  sort: ['createdAt', 'submittedAt', 'rating'],
  search: ['text', 'displayName'],
  roles: { read: reviewers },
  audited: ['state', 'answer'],
  hidden: [],
  actions: {
    publish: { roles: reviewers },
    refuse: { roles: reviewers, needsReason: true },
    answer: { roles: reviewers, input: z.object({ text: line(5_000) }) },
  },
});
