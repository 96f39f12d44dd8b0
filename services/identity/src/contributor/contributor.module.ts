import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteModule } from '../site/site.module.js';
import { ContributorPictures } from './contributor-pictures.js';
import { ContributorRpc } from './contributor.rpc.js';
import { Contributors } from './contributors.js';
import { OwnCode } from './own-code.js';
import { OwnProfile } from './own-profile.js';
import { UserModule } from '../user/user.module.js';
import { ApprovalStepEntity } from './approval-step.entity.js';
import { ContributorEntity } from './contributor.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApprovalStepEntity, ContributorEntity]), SiteModule, UserModule],
  controllers: [ContributorRpc],
  providers: [ContributorPictures, Contributors, OwnCode, OwnProfile],
  exports: [TypeOrmModule, Contributors, OwnCode],
})
export class ContributorModule {}
