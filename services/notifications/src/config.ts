import { brandSettings, siteOrigin, smtpUrl } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import * as z from 'zod/mini';

/** What notifications reads besides what every service reads. */
export const notificationsSettings = z.object({
  ...brandSettings,
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: smtpUrl,
  /** Emails that strangers cause to one mailbox within an hour. */
  LIMIT_STRANGER_MAILS_PER_HOUR: z._default(
    z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1')),
    3,
  ),
});

/** The settings as they are injected. */
export abstract class NotificationsConfig extends configClass(notificationsSettings) {}
