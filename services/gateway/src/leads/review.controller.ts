import { Controller } from '@nestjs/common';
import {
  getReviewInvitationRoute,
  listTourReviewsRoute,
  submitReviewRoute,
} from '@valam/contracts/leads/review.routes';
import { getReviewInvitation, listTourReviews, submitReview } from '@valam/contracts/leads/review.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../http/uses-route.js';

/** Verified reviews. */
@Controller()
export class ReviewController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listTourReviewsRoute)
  list(@Call() { params }: CallOf<typeof listTourReviewsRoute>) {
    return this.rpc.call(listTourReviews, params);
  }

  @UsesRoute(getReviewInvitationRoute)
  getInvitation(@Call() { params }: CallOf<typeof getReviewInvitationRoute>) {
    return this.rpc.call(getReviewInvitation, params);
  }

  @UsesRoute(submitReviewRoute)
  submit(@Call() { params, body }: CallOf<typeof submitReviewRoute>) {
    return this.rpc.call(submitReview, { ...body, ...params });
  }
}
