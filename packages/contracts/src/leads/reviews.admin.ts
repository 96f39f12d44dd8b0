import * as z from 'zod/mini';
import { reviewers } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { Id, Instant, line } from '../shared/text.js';
import { moment, reference, text } from '../shared/admin-record.js';
import { Picture } from '../catalog/picture.schema.js';

export const reviewRowStates = ['requested', 'submitted', 'published', 'refused'] as const;

/** Reviews of travelers: moderated for law and privacy, never for sentiment. */
export const reviewsAdmin = defineAdminEntity({
  name: 'reviews',
  service: 'leads',
  summary: 'Reviews of those who traveled: checked for law and privacy, never for sentiment',
  record: z.object({
    id: Id,
    version: z.int(),
    bookingId: Id,
    tourId: reference,
    tourSlug: text,
    state: z.enum(reviewRowStates),
    askedCount: z.int(),
    lastAskedAt: moment,
    rating: z.nullable(z.int()),
    text,
    displayName: text,
    country: text,
    picture: z.nullable(Picture),
    answer: text,
    answeredAt: moment,
    refuseReason: text,
    submittedAt: moment,
    publishedAt: moment,
    createdAt: Instant,
  }),
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
