import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommissionModule } from '../commission/commission.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { HostApplicationModule } from '../host-application/host-application.module.js';
import { PayoutEntity } from '../payout/payout.entity.js';
import { SiteModule } from '../site/site.module.js';
import { MorningEmailChoice } from './morning-email-choice.js';
import { MorningEmailRpc } from './morning-email.rpc.js';
import { MorningSources } from './morning-sources.js';
import { OwnWaiting } from './own-waiting.js';
import { SendMorningEmails } from './send-morning-emails.js';
import { UserModule } from '../user/user.module.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([PayoutEntity]),
    CommissionModule,
    ContributorModule,
    HostApplicationModule,
    SiteModule,
    UserModule,
  ],
  controllers: [MorningEmailRpc],
  providers: [MorningEmailChoice, MorningSources, OwnWaiting, SendMorningEmails],
})
export class MorningModule {}
