import { brandSettings, siteOrigin, smtpUrl } from '@valam/service-kit/config/common';
import * as z from 'zod/mini';

/** What notifications reads besides what every service reads. */
export const NotificationsConfig = z.object({
  ...brandSettings,
  SITE_ORIGIN: siteOrigin,
  SMTP_URL: smtpUrl,
});
export type NotificationsConfig = z.output<typeof NotificationsConfig>;

/** The configuration as it is injected. */
export abstract class Settings {}
export interface Settings extends NotificationsConfig {}
