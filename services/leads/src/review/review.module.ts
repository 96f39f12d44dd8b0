import { Module } from '@nestjs/common';
import { LinkModule } from '../link/link.module.js';
import { AskForReview } from './ask-for-review.js';
import { CheckReview } from './check-review.js';
import { ListTripReviews } from './list-trip-reviews.js';
import { ReviewInvitation } from './review-invitation.js';
import { ReviewPictures } from './review-pictures.js';
import { ReviewRpc } from './review.rpc.js';
import { Reviews } from './reviews.js';

@Module({
  imports: [LinkModule],
  controllers: [ReviewRpc],
  providers: [AskForReview, CheckReview, ListTripReviews, ReviewInvitation, ReviewPictures, Reviews],
  exports: [AskForReview, CheckReview],
})
export class ReviewModule {}
