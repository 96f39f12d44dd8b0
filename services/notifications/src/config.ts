import { brandSettings, siteOrigin, smtpUrl, withBrandEmail } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import * as z from 'zod/mini';

const settings = z.object({
  ...brandSettings,
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: smtpUrl,
  /** Hourly limit of emails to one mailbox that strangers trigger. */
  LIMIT_STRANGER_MAILS_PER_HOUR: z._default(
    z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1')),
    3,
  ),
});

/** Settings of notifications, in addition to those of every service. */
export const notificationsSettings = z.pipe(
  settings,
  z.transform((own: z.output<typeof settings>) => withBrandEmail(own)),
);

/** The settings, as an injectable class. */
export abstract class NotificationsConfig extends configClass(notificationsSettings) {}
