import { Module } from '@nestjs/common';
import { ObjectStorage } from '@valam/service-kit/storage/object-storage';
import { openStorage } from '@valam/service-kit/storage/open-storage';
import { GatewayConfig } from '../config.js';
import { RouteModule } from '../route/route.module.js';
import { MediaController } from './media.controller.js';
import { PictureServer } from './picture-server.js';
import { UploadOwnPhoto } from './upload-own-photo.js';
import { UploadReviewPhoto } from './upload-review-photo.js';
import { Upload } from './upload.js';

@Module({
  imports: [RouteModule],
  controllers: [MediaController],
  providers: [
    {
      provide: ObjectStorage,
      inject: [GatewayConfig],
      useFactory: ({ storage }: GatewayConfig) => openStorage(storage),
    },
    PictureServer,
    Upload,
    UploadOwnPhoto,
    UploadReviewPhoto,
  ],
  exports: [PictureServer],
})
export class MediaModule {}
