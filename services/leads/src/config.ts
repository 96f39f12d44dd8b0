import { brandSettings, siteOrigin } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import * as z from 'zod/mini';

/** What leads reads besides what every service reads. */
export const leadsSettings = z.object({
  ...brandSettings,
  /** Decides which limits hold: strict ones in production. */
  NODE_ENV: z._default(z.string(), 'development'),
  SITE_ORIGIN: siteOrigin,
  STRIPE_SECRET_KEY: z.string().check(z.minLength(1)),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.minLength(1)),
  /** Another server that speaks the provider's language, such as the payment sandbox. */
  STRIPE_API_BASE: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' }),
  ),
});

/** The settings as they are injected. */
export abstract class LeadsConfig extends configClass(leadsSettings) {}
