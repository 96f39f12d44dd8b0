import { brandName, flag, siteOrigin } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import * as z from 'zod/mini';

const count = z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1'));

/** Settings of identity, in addition to those of every service. */
export const identitySettings = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  SITE_ORIGIN: siteOrigin,
  BRAND_NAME: brandName,
  /** The first owner; both settings or none. */
  ADMIN_EMAIL: z.optional(z.email('must be an email address')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(6, 'must have at least 6 characters'))),
  SAMPLE_DATA: flag,
  /** Calls per minute from one address; forms and checkout: 20 in production, 1,000 elsewhere. */
  LIMIT_PASSWORD_PER_MINUTE: z._default(count, 60),
  LIMIT_FORM_PER_MINUTE: z.optional(count),
  LIMIT_CHECKOUT_PER_MINUTE: z.optional(count),
  /** Uploads per day of one account, or of the link of one review. */
  LIMIT_UPLOADS_PER_DAY: z._default(count, 30),
});

/** The settings, as an injectable class. */
export abstract class IdentityConfig extends configClass(identitySettings) {}
