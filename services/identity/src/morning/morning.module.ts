import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { MorningEmailChoice } from './morning-email-choice.js';
import { MorningEmailRpc } from './morning-email.rpc.js';
import { MorningSources } from './morning-sources.js';
import { OwnWaiting } from './own-waiting.js';
import { SendMorningEmails } from './send-morning-emails.js';

@Module({
  imports: [SiteModule],
  controllers: [MorningEmailRpc],
  providers: [MorningEmailChoice, MorningSources, OwnWaiting, SendMorningEmails],
})
export class MorningModule {}
