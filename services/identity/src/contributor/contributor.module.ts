import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { ContributorPictures } from './contributor-pictures.js';
import { ContributorRpc } from './contributor.rpc.js';
import { Contributors } from './contributors.js';
import { OwnCode } from './own-code.js';
import { OwnProfile } from './own-profile.js';

@Module({
  imports: [SiteModule],
  controllers: [ContributorRpc],
  providers: [ContributorPictures, Contributors, OwnCode, OwnProfile],
  exports: [Contributors, OwnCode],
})
export class ContributorModule {}
