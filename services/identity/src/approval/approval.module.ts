import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { LinkModule } from '../link/link.module.js';
import { SiteModule } from '../site/site.module.js';
import { ContributorAddress } from './contributor-address.js';
import { ContributorsResource } from './contributors.resource.js';
import { DecideOnContributor } from './decide-on-contributor.js';

@Module({
  imports: [AccountModule, ContributorModule, LinkModule, SiteModule],
  providers: [ContributorAddress, ContributorsResource, DecideOnContributor],
  exports: [DecideOnContributor],
})
export class ApprovalModule {}
