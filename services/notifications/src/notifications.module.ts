import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { NotificationsConfig } from './config.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { MailModule } from './mail/mail.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';

/** Emails: rendering, sending, retries and erasure. */
@Module({ imports: [MailModule, DeliveryModule, PrivacyModule] })
export class NotificationsModule {
  static of(settings: NotificationsConfig): DynamicModule {
    return { module: NotificationsModule, imports: [SettingsModule.of(NotificationsConfig, settings)] };
  }
}
