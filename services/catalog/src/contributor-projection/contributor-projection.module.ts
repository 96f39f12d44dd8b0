import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { ProjectContributors } from './project-contributors.js';
import { RenameContributor } from './rename-contributor.js';

@Module({
  imports: [ContentModule, SearchIndexModule],
  providers: [ProjectContributors, RenameContributor],
})
export class ContributorProjectionModule {}
