import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkModule } from '../link/link.module.js';
import { AskForReview } from './ask-for-review.js';
import { CheckReview } from './check-review.js';
import { ListTripReviews } from './list-trip-reviews.js';
import { ReviewInvitation } from './review-invitation.js';
import { ReviewPictures } from './review-pictures.js';
import { ReviewRpc } from './review.rpc.js';
import { Reviews } from './reviews.js';
import { ReviewEntity } from './review.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewEntity]), LinkModule],
  controllers: [ReviewRpc],
  providers: [AskForReview, CheckReview, ListTripReviews, ReviewInvitation, ReviewPictures, Reviews],
  exports: [TypeOrmModule, AskForReview, CheckReview],
})
export class ReviewModule {}
