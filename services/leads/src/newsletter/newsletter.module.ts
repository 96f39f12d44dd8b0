import { Module } from '@nestjs/common';
import { LinkModule } from '../link/link.module.js';
import { CheckNewsletterLink } from './check-link.js';
import { ConfirmSubscription } from './confirm.js';
import { NewsletterRpc } from './newsletter.rpc.js';
import { Subscribe } from './subscribe.js';
import { Unsubscribe } from './unsubscribe.js';

@Module({
  imports: [LinkModule],
  controllers: [NewsletterRpc],
  providers: [CheckNewsletterLink, ConfirmSubscription, Subscribe, Unsubscribe],
})
export class NewsletterModule {}
