import { flag, siteOrigin } from '@valam/service-kit/config/common';
import * as z from 'zod/mini';

const count = (fallback: number) =>
  z._default(
    z.coerce.number().check(z.int('must be a whole number'), z.gte(1, 'must be at least 1')),
    fallback,
  );

/** What identity reads beside what every service reads. */
export const IdentityConfig = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  SITE_ORIGIN: siteOrigin,
  BRAND_NAME: z._default(z.string(), 'Valam'),
  /** The first owner; both or neither. */
  ADMIN_EMAIL: z.optional(z.email('must be a mail address')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(6, 'must have at least 6 characters'))),
  SAMPLE_DATA: flag,
  /** Calls that one address may make within a minute. */
  LIMIT_PASSWORD_PER_MINUTE: count(60),
  LIMIT_FORM_PER_MINUTE: count(1_000),
  LIMIT_CHECKOUT_PER_MINUTE: count(1_000),
});
export type IdentityConfig = z.output<typeof IdentityConfig>;

/** The configuration as it is injected. */
export abstract class Settings implements IdentityConfig {
  abstract readonly NODE_ENV: string;
  abstract readonly SITE_ORIGIN: string;
  abstract readonly BRAND_NAME: string;
  abstract readonly ADMIN_EMAIL: string | undefined;
  abstract readonly ADMIN_PASSWORD: string | undefined;
  abstract readonly SAMPLE_DATA: boolean;
  abstract readonly LIMIT_PASSWORD_PER_MINUTE: number;
  abstract readonly LIMIT_FORM_PER_MINUTE: number;
  abstract readonly LIMIT_CHECKOUT_PER_MINUTE: number;
}
