import { Controller } from '@nestjs/common';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { uploadReviewPhotoRoute } from '@valam/contracts/leads/review.routes';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../route/uses-route.js';
import { Upload } from './upload.js';
import { UploadOwnPhoto } from './upload-own-photo.js';
import { UploadReviewPhoto } from './upload-review-photo.js';

/** Uploads of pictures. */
@Controller()
export class MediaController {
  constructor(
    private readonly upload: Upload,
    private readonly ownPhotos: UploadOwnPhoto,
    private readonly reviewPhotos: UploadReviewPhoto,
  ) {}

  @UsesRoute(uploadPictureRoute)
  takeIn(@Call() call: CallOf<typeof uploadPictureRoute>) {
    return this.upload.run(call, call.caller);
  }

  @UsesRoute(uploadOwnPhotoRoute)
  takeInOwn(@Call() call: CallOf<typeof uploadOwnPhotoRoute>) {
    return this.ownPhotos.run(call);
  }

  @UsesRoute(uploadReviewPhotoRoute)
  takeInForReview(@Call() call: CallOf<typeof uploadReviewPhotoRoute>) {
    return this.reviewPhotos.run(call);
  }
}
