import * as z from 'zod/mini';
import { Picture } from '../catalog/picture.schema.js';
import { defineRpc } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { ReviewInput, ReviewInvitation, TourReviews } from './review.schema.js';
import { Token, TokenParams } from './token.schema.js';

/** The latest hundred published reviews of a tour, newest first. */
export const listTourReviews = defineRpc({
  subject: 'leads.review.list.v1',
  input: z.object({ slug: Slug }),
  output: TourReviews,
  idempotent: true,
});

/** The same for a retreat. */
export const listRetreatReviews = defineRpc({
  subject: 'leads.review.list-of-retreat.v1',
  input: z.object({ slug: Slug }),
  output: TourReviews,
  idempotent: true,
});

export const getReviewInvitation = defineRpc({
  subject: 'leads.review.invitation.v1',
  input: TokenParams,
  output: ReviewInvitation,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});

export const submitReview = defineRpc({
  subject: 'leads.review.submit.v1',
  input: z.extend(ReviewInput, { token: Token }),
  output: ReviewInvitation,
  problems: { 'leads.link_unknown': 'not_found', 'leads.review_exists': 'conflict' },
  idempotent: true,
});

/** Sets or removes the one photo of a review that is not submitted yet; catalog has processed the photo. */
export const setReviewPhoto = defineRpc({
  subject: 'leads.review.photo.v1',
  input: z.object({ token: Token, picture: z.nullable(Picture) }),
  output: ReviewInvitation,
  problems: submitReview.problems,
  idempotent: true,
});
