import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media/media.module.js';
import { ContributorRepository } from './contributor.repository.js';
import { ContributorRpc } from './contributor.rpc.js';
import { FindContributorByCode } from './find-contributor-by-code.js';
import { GetContributor } from './get-contributor.js';
import { ListContributors } from './list-contributors.js';
import { ContributorEntity } from './contributor.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContributorEntity]), MediaModule],
  controllers: [ContributorRpc],
  providers: [ContributorRepository, FindContributorByCode, GetContributor, ListContributors],
  exports: [ContributorRepository],
})
export class ContributorModule {}
