import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module.js';
import { ApprovalModule } from '../approval/approval.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { SiteModule } from '../site/site.module.js';
import { ApplyAsHost } from './apply-as-host.js';
import { DecideOnApplication } from './decide-on-application.js';
import { EraseOldApplications } from './erase-old-applications.js';
import { ForgetPrivateSources } from './forget-private-sources.js';
import { HostApplicationRpc } from './host-application.rpc.js';
import { HostApplicationsResource } from './host-applications.resource.js';
import { HostApplicationEntity } from './host-application.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([HostApplicationEntity]),
    AccountModule,
    ApprovalModule,
    ContributorModule,
    SiteModule,
  ],
  controllers: [HostApplicationRpc],
  providers: [
    ApplyAsHost,
    DecideOnApplication,
    EraseOldApplications,
    ForgetPrivateSources,
    HostApplicationsResource,
  ],
  exports: [TypeOrmModule],
})
export class HostApplicationModule {}
