import { Module } from '@nestjs/common';
import { LoadSample } from '../../sample/load/load-sample.js';
import { SampleLoader } from '../../sample/load/sample-loader.js';
import { SamplePictures } from '../../sample/load/sample-pictures.js';
import { ContentModule } from '../content/content.module.js';
import { DepartureModule } from '../departure/departure.module.js';
import { MediaModule } from '../media/media.module.js';
import { SampleContent } from './sample-content.js';
import { SampleResource } from './sample.resource.js';
import { SiteRpc } from './site.rpc.js';

@Module({
  imports: [ContentModule, DepartureModule, MediaModule],
  controllers: [SiteRpc],
  providers: [LoadSample, SampleLoader, SamplePictures, SampleContent, SampleResource],
})
export class SampleModule {}
