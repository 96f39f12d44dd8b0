import { type DynamicModule, Module } from '@nestjs/common';
import { type NotificationsConfig, Settings } from './config.js';
import { AcceptMailRequest } from './delivery/accept-mail-request.js';
import { ForgetOldContent } from './delivery/forget-old-content.js';
import { MailStore } from './delivery/mail-store.js';
import { MailsResource } from './delivery/mails.resource.js';
import { Postbox } from './delivery/postbox.js';
import { SendMail } from './delivery/send-mail.js';
import { SmtpPostbox } from './delivery/smtp-postbox.js';
import { MailWriter } from './mail/mail-writer.js';
import { StrangerLimit } from './delivery/stranger-limit.js';
import { ExportPerson } from './privacy/export-person.js';
import { ForgetPerson } from './privacy/forget-person.js';
import { PrivacyRpc } from './privacy/privacy.rpc.js';

@Module({})
class NotificationsModule {}

export function notificationsModule(config: NotificationsConfig): DynamicModule {
  return {
    module: NotificationsModule,
    controllers: [PrivacyRpc],
    providers: [
      { provide: Settings, useValue: config },
      { provide: Postbox, useClass: SmtpPostbox },
      MailWriter,
      MailStore,
      StrangerLimit,
      AcceptMailRequest,
      SendMail,
      ForgetOldContent,
      MailsResource,
      ExportPerson,
      ForgetPerson,
    ],
  };
}
