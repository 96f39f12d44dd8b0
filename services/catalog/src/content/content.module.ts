import { Module } from '@nestjs/common';
import { PreviewModule } from '../preview/preview.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { FindShown } from './find-shown.js';
import { SaveContent } from './save-content.js';

@Module({
  imports: [PreviewModule, SearchIndexModule],
  providers: [FindShown, SaveContent],
  exports: [FindShown, SaveContent],
})
export class ContentModule {}
