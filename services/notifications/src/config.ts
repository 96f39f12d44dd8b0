import { brandSettings, siteOrigin, smtpUrl } from '@valam/service-kit/config/common';
import * as z from 'zod/mini';

/** What notifications reads besides what every service reads. */
export const NotificationsConfig = z.object({
  ...brandSettings,
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: smtpUrl,
  /** Emails that strangers cause to one mailbox within an hour. */
  LIMIT_STRANGER_MAILS_PER_HOUR: z._default(
    z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1')),
    3,
  ),
});
export type NotificationsConfig = z.output<typeof NotificationsConfig>;

/** The configuration as it is injected. */
export abstract class Settings implements NotificationsConfig {
  abstract readonly BRAND_NAME: string;
  abstract readonly BRAND_EMAIL: string;
  abstract readonly BRAND_PHONE: string;
  abstract readonly BRAND_ADDRESS: string;
  abstract readonly SITE_ORIGIN: string;
  abstract readonly SMTP_URL: string;
  abstract readonly LIMIT_STRANGER_MAILS_PER_HOUR: number;
}
