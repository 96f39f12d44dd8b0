import { brandSettings, flag, siteOrigin, withBrandEmail } from '@valam/service-kit/config/common';
import { configClass } from '@valam/service-kit/config/settings.module';
import * as z from 'zod/mini';
import { sandboxSeller } from './invoice/seller.js';
import { isGstin } from './invoice/tax.js';

const settings = z.object({
  ...brandSettings,
  /** Decides which limits apply: strict ones in production. */
  NODE_ENV: z._default(z.string(), 'development'),
  SITE_ORIGIN: siteOrigin,
  /** The seller on tax invoices. */
  SELLER_LEGAL_NAME: z._default(z.string().check(z.trim(), z.minLength(1)), sandboxSeller.name),
  SELLER_ADDRESS: z._default(z.string().check(z.trim(), z.minLength(1)), sandboxSeller.address),
  SELLER_GSTIN: z._default(
    z.string().check(z.refine(isGstin, 'must be a GSTIN of fifteen characters with its check digit')),
    sandboxSeller.gstin,
  ),
  /** The tax that prices include, in percent. */
  TAX_PERCENT: z._default(
    z.coerce
      .number('must be a percentage')
      .check(z.gte(0, 'must be from 0 to 40'), z.lte(40, 'must be from 0 to 40')),
    5,
  ),
  /** The panel states beside the price that tax is included. */
  PRICES_SHOW_TAX: flag,
  STRIPE_SECRET_KEY: z.string().check(z.minLength(1)),
  STRIPE_WEBHOOK_SECRET: z.string().check(z.minLength(1)),
  /** Another server with the provider's API, such as the payment sandbox. */
  STRIPE_API_BASE: z.optional(
    z.url({ protocol: /^https?$/, error: 'must be an address such as http://127.0.0.1:12111' }),
  ),
});

/** Settings of leads, in addition to those of every service. */
export const leadsSettings = z.pipe(
  settings,
  z.transform((own: z.output<typeof settings>) => withBrandEmail(own)),
);

/** The settings, as an injectable class. */
export abstract class LeadsConfig extends configClass(leadsSettings) {}
