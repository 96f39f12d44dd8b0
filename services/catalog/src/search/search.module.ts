import { Module } from '@nestjs/common';
import { ContributorModule } from '../contributor/contributor.module.js';
import { MediaModule } from '../media/media.module.js';
import { AliasesResource } from './aliases.resource.js';
import { QueryPlans } from './query-plans.js';
import { SearchContent } from './search-content.js';
import { SearchRepository } from './search.repository.js';
import { SearchRpc } from './search.rpc.js';
import { SuggestContent } from './suggest-content.js';

@Module({
  imports: [ContributorModule, MediaModule],
  controllers: [SearchRpc],
  providers: [AliasesResource, QueryPlans, SearchContent, SearchRepository, SuggestContent],
  exports: [SearchRepository],
})
export class SearchModule {}
