import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LinkModule } from '../link/link.module.js';
import { CheckNewsletterLink } from './check-link.js';
import { ConfirmSubscription } from './confirm.js';
import { NewsletterRpc } from './newsletter.rpc.js';
import { Subscribe } from './subscribe.js';
import { Unsubscribe } from './unsubscribe.js';
import { SubscriberEntity } from './subscriber.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriberEntity]), LinkModule],
  controllers: [NewsletterRpc],
  providers: [CheckNewsletterLink, ConfirmSubscription, Subscribe, Unsubscribe],
  exports: [TypeOrmModule],
})
export class NewsletterModule {}
