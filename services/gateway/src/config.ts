import { brandName, callerSigningKey, host, port, siteOrigin } from '@valam/service-kit/config/common';
import { bucketHasKeys, type openStorage, storageSettings } from '@valam/service-kit/storage/open-storage';
import * as z from 'zod/mini';

/** Settings of the gateway, in addition to those of every unit. */
export const gatewaySettings = z
  .object({
    NODE_ENV: z._default(z.string(), 'development'),
    PORT: z._default(port, 0),
    HOST: host,
    BRAND_NAME: brandName,
    SITE_ORIGIN: siteOrigin,
    ...storageSettings,
    CALLER_SIGNING_KEY: callerSigningKey,
    /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, or the words `loopback` and `uniquelocal`. */
    TRUSTED_PROXIES: z._default(z.string(), 'loopback'),
    /** Time for the load balancer to stop routing to this process. */
    DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(20_000)), 1_000),
  })
  .check(bucketHasKeys);
export type GatewaySettings = z.output<typeof gatewaySettings>;

/** The settings, as an injectable class. */
export abstract class GatewayConfig {
  abstract readonly siteOrigin: string;
  abstract readonly isSecure: boolean;
  abstract readonly isProduction: boolean;
  abstract readonly storage: Parameters<typeof openStorage>[0];
}
