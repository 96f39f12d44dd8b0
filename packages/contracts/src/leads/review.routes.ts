import { uploadPictureRoute } from '../catalog/media.routes.js';
import { defineRoute } from '../shared/define.js';
import {
  getReviewInvitation,
  listRetreatReviews,
  listTourReviews,
  setReviewPhoto,
  submitReview,
} from './review.rpc.js';
import { ReviewInput } from './review.schema.js';
import { TokenParams } from './token.schema.js';

export const listTourReviewsRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/:slug/reviews',
  summary: 'Verified reviews of a tour',
  params: listTourReviews.input,
  output: listTourReviews.output,
  cache: { seconds: 5, tags: ['reviews'] },
});

export const listRetreatReviewsRoute = defineRoute({
  method: 'GET',
  path: '/api/retreats/:slug/reviews',
  summary: 'Verified reviews of a retreat',
  params: listRetreatReviews.input,
  output: listRetreatReviews.output,
  cache: { seconds: 5, tags: ['reviews'] },
});

export const getReviewInvitationRoute = defineRoute({
  method: 'GET',
  path: '/api/reviews/:token',
  summary: 'What may be reviewed behind this link',
  params: TokenParams,
  output: getReviewInvitation.output,
  problems: getReviewInvitation.problems,
});

export const submitReviewRoute = defineRoute({
  method: 'POST',
  path: '/api/reviews/:token',
  summary: 'Review a trip that is over',
  params: TokenParams,
  body: ReviewInput,
  output: submitReview.output,
  problems: submitReview.problems,
  status: 201,
  limit: 'form',
});

/** The body is the picture itself (`Content-Type: image/…`), at most 15 MB. Replaces an earlier one. */
export const uploadReviewPhotoRoute = defineRoute({
  method: 'POST',
  path: '/api/reviews/:token/photo',
  summary: 'Upload a photo for a review',
  params: TokenParams,
  body: uploadPictureRoute.body,
  output: setReviewPhoto.output,
  problems: { ...uploadPictureRoute.problems, ...setReviewPhoto.problems },
  status: 201,
  limit: 'password',
});

export const removeReviewPhotoRoute = defineRoute({
  method: 'DELETE',
  path: '/api/reviews/:token/photo',
  summary: 'Remove the photo of a review',
  params: TokenParams,
  output: setReviewPhoto.output,
  problems: setReviewPhoto.problems,
  limit: 'form',
});
