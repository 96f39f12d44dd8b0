import { Controller } from '@nestjs/common';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { uploadOwnPhotoRoute } from '@valam/contracts/identity/profile.routes';
import { Call, type CallOf } from '../http/call.js';
import { UsesRoute } from '../http/uses-route.js';
import { Upload } from './upload.js';

/** Pictures on their way in. */
@Controller()
export class MediaController {
  constructor(private readonly upload: Upload) {}

  @UsesRoute(uploadPictureRoute)
  takeIn(@Call() call: CallOf<typeof uploadPictureRoute>) {
    return this.upload.run(call, call.caller);
  }

  @UsesRoute(uploadOwnPhotoRoute)
  takeInOwn(@Call() call: CallOf<typeof uploadOwnPhotoRoute>) {
    return this.upload.run(call);
  }
}
