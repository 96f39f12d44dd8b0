import { Injectable } from '@nestjs/common';
import { getReviewInvitation, setReviewPhoto } from '@valam/contracts/leads/review.rpc';
import type { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { CallOf } from '../http/call.js';
import { RateLimits } from '../limit/rate-limits.js';
import { Upload } from './upload.js';

/** A photo for a review, from the holder of its link. Nothing is stored before the link is checked. */
@Injectable()
export class UploadReviewPhoto {
  constructor(
    private readonly upload: Upload,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  async run({
    request,
    params: { token },
  }: CallOf<typeof uploadReviewPhotoRoute>): Promise<RpcOutput<typeof setReviewPhoto>> {
    const { review, tourTitle } = await this.rpc.call(getReviewInvitation, { token });
    if (review)
      throw problem(setReviewPhoto, 'leads.review_exists', 'We’ve already received your review. Thank you!');
    await this.limits.count('upload', `review:${token}`);
    const looks = { alt: `A traveler's photo: ${tourTitle}`.slice(0, 300), kind: 'photograph' } as const;
    const { picture } = await this.upload.run({ request, query: looks });
    return this.rpc.call(setReviewPhoto, { token, picture });
  }
}
