import { port, siteOrigin, storageUrl, UnitConfig } from '@valam/service-kit/config/common';
import * as z from 'zod/mini';

/** What the gateway reads besides what every unit reads. */
export const GatewaySettings = z.object({
  PORT: z._default(port, 0),
  SITE_ORIGIN: siteOrigin,
  STORAGE_URL: storageUrl,
  /** Whose `X-Forwarded-For` is believed: addresses, networks, or the words `loopback` and `uniquelocal`. */
  TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
  /** How long the balancer is given to notice that this process is going. */
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(20_000)), 1_000),
});
export type GatewaySettings = z.output<typeof GatewaySettings>;

export { UnitConfig };

/** The settings as they are injected. */
export abstract class GatewayConfig {
  abstract readonly siteOrigin: string;
  abstract readonly isSecure: boolean;
}
