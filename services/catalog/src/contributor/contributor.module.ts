import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { SearchIndexModule } from '../search-index/search-index.module.js';
import { ContributorRepository } from './contributor.repository.js';
import { ContributorRpc } from './contributor.rpc.js';
import { FindContributorByCode } from './find-contributor-by-code.js';
import { GetContributor } from './get-contributor.js';
import { ListContributors } from './list-contributors.js';
import { ProjectContributors } from './project-contributors.js';
import { ContributorEntity } from './contributor.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContributorEntity]), MediaModule, SearchIndexModule],
  controllers: [ContributorRpc],
  providers: [
    ContributorRepository,
    FindContributorByCode,
    GetContributor,
    ListContributors,
    ProjectContributors,
  ],
  exports: [ContributorRepository],
})
export class ContributorModule {}
