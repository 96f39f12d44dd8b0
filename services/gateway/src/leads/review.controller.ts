import { Controller } from '@nestjs/common';
import {
  getReviewInvitationRoute,
  listRetreatReviewsRoute,
  listTourReviewsRoute,
  removeReviewPhotoRoute,
  submitReviewRoute,
} from '@valam/contracts/leads/review.routes';
import {
  getReviewInvitation,
  listRetreatReviews,
  listTourReviews,
  setReviewPhoto,
  submitReview,
} from '@valam/contracts/leads/review.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';

/** Verified reviews. */
@Controller()
export class ReviewController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listTourReviewsRoute)
  ofTour(@Call() { params }: CallOf<typeof listTourReviewsRoute>) {
    return this.rpc.call(listTourReviews, params);
  }

  @UsesRoute(listRetreatReviewsRoute)
  ofRetreat(@Call() { params }: CallOf<typeof listRetreatReviewsRoute>) {
    return this.rpc.call(listRetreatReviews, params);
  }

  @UsesRoute(getReviewInvitationRoute)
  getInvitation(@Call() { params }: CallOf<typeof getReviewInvitationRoute>) {
    return this.rpc.call(getReviewInvitation, params);
  }

  @UsesRoute(submitReviewRoute)
  submit(@Call() { params, body }: CallOf<typeof submitReviewRoute>) {
    return this.rpc.call(submitReview, { ...body, ...params });
  }

  @UsesRoute(removeReviewPhotoRoute)
  removePhoto(@Call() { params }: CallOf<typeof removeReviewPhotoRoute>) {
    return this.rpc.call(setReviewPhoto, { ...params, picture: null });
  }
}
