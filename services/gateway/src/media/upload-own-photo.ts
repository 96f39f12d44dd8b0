import { Injectable } from '@nestjs/common';
import { takeInPicture } from '@valam/contracts/catalog/media.rpc';
import { mayHavePage } from '@valam/contracts/identity/contributor.schema';
import { getOwnProfile } from '@valam/contracts/identity/profile.rpc';
import type { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import type { RpcOutput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import type { CallOf } from '../http/call.js';
import { RateLimits } from '../limit/rate-limits.js';
import { Upload } from './upload.js';

/**
 * A photo for a partner's page. Pictures are public as soon as they are processed, so only approved people
 * may upload, up to a daily limit. Nothing is stored before these checks.
 */
@Injectable()
export class UploadOwnPhoto {
  constructor(
    private readonly upload: Upload,
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
  ) {}

  async run(call: CallOf<typeof uploadOwnPhotoRoute>): Promise<RpcOutput<typeof takeInPicture>> {
    const { caller } = call;
    const own = await this.rpc.call(getOwnProfile, { caller });
    if (own.approvalStatus !== 'approved' || !mayHavePage(own)) {
      throw problem(
        takeInPicture,
        'catalog.upload_forbidden',
        'Photos are for people who have a page here, once it is approved.',
      );
    }
    await this.limits.count('upload', `account:${caller.userId ?? ''}`);
    return this.upload.run(call);
  }
}
