import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { AcceptMailRequest } from './accept-mail-request.js';
import { ForgetOldContent } from './forget-old-content.js';
import { ListUndelivered } from './list-undelivered.js';
import { MailStore } from './mail-store.js';
import { MailsResource } from './mails.resource.js';
import { MailTransport } from './mail-transport.js';
import { SendMail } from './send-mail.js';
import { SmtpTransport } from './smtp-transport.js';
import { StrangerLimit } from './stranger-limit.js';
import { UndeliveredRpc } from './undelivered.rpc.js';
import { MailEntity } from './mail.entity.js';
import { WatchMails } from './watch-mails.js';

@Module({
  imports: [TypeOrmModule.forFeature([MailEntity]), MailModule],
  controllers: [UndeliveredRpc],
  providers: [
    AcceptMailRequest,
    ForgetOldContent,
    ListUndelivered,
    MailStore,
    MailsResource,
    SendMail,
    { provide: MailTransport, useClass: SmtpTransport },
    StrangerLimit,
    WatchMails,
  ],
  exports: [MailStore],
})
export class DeliveryModule {}
