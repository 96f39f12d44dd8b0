import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { RefreshSearch } from './refresh-search.js';

@Module({
  imports: [ContentModule, SearchIndexModule],
  providers: [RefreshSearch],
})
export class SearchRefreshModule {}
