import { Controller } from '@nestjs/common';
import { picturesUsedByLeads } from '@valam/contracts/catalog/picture-use.rpc';
import {
  getReviewInvitation,
  listRetreatReviews,
  listTourReviews,
  setReviewPhoto,
  submitReview,
} from '@valam/contracts/leads/review.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { ListTripReviews } from './list-trip-reviews.js';
import { ReviewPictures } from './review-pictures.js';
import { Reviews } from './reviews.js';

@Controller()
export class ReviewRpc {
  constructor(
    private readonly listTripReviews: ListTripReviews,
    private readonly reviews: Reviews,
    private readonly pictures: ReviewPictures,
  ) {}

  @Handle(listTourReviews)
  ofTour({ slug }: RpcInput<typeof listTourReviews>) {
    return this.listTripReviews.run('tour', slug);
  }

  @Handle(listRetreatReviews)
  ofRetreat({ slug }: RpcInput<typeof listRetreatReviews>) {
    return this.listTripReviews.run('retreat', slug);
  }

  @Handle(getReviewInvitation)
  invitation({ token }: RpcInput<typeof getReviewInvitation>) {
    return this.reviews.invitation(token);
  }

  @Handle(submitReview)
  submit(input: RpcInput<typeof submitReview>) {
    return this.reviews.submit(input);
  }

  @Handle(setReviewPhoto)
  setPhoto(input: RpcInput<typeof setReviewPhoto>) {
    return this.reviews.setPhoto(input);
  }

  @Handle(picturesUsedByLeads)
  picturesUsed({ keys }: RpcInput<typeof picturesUsedByLeads>) {
    return this.pictures.usedOf(keys);
  }
}
