import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ObjectStorage } from '@valam/service-kit/storage/object-storage';
import { openStorage } from '@valam/service-kit/storage/open-storage';
import { CatalogConfig } from '../config.js';
import { ErasePictures } from './erase-pictures.js';
import { ForgetPictures } from './forget-pictures.js';
import { MakePictures } from './make-pictures.js';
import { MediaRepository } from './media.repository.js';
import { MediaResource } from './media.resource.js';
import { MediaRpc } from './media.rpc.js';
import { PictureFiles } from './picture-files.js';
import { PictureLinks } from './picture-links.js';
import { PictureWorker } from './picture-worker.js';
import { PictureSchedule } from './picture-schedule.js';
import { Pictures } from './pictures.js';
import { SweepUploads } from './sweep-uploads.js';
import { TakeInPicture } from './take-in-picture.js';
import { WantPicture } from './want-picture.js';
import { MediaEntity } from './media.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([MediaEntity])],
  controllers: [MediaRpc],
  providers: [
    { provide: ObjectStorage, inject: [CatalogConfig], useFactory: openStorage },
    ErasePictures,
    ForgetPictures,
    MakePictures,
    MediaRepository,
    MediaResource,
    PictureFiles,
    PictureLinks,
    PictureWorker,
    PictureSchedule,
    Pictures,
    SweepUploads,
    TakeInPicture,
    WantPicture,
  ],
  exports: [ErasePictures, MediaRepository, PictureFiles, Pictures],
})
export class MediaModule {}
