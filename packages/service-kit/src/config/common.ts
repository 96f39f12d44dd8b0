import { sampleEmail } from '@valam/contracts/shared/sample-address';
import * as z from 'zod/mini';
import { durationMs } from '../clock/duration.js';
import { usualConnections } from '../database/connections.js';
import { faultOfSigningKey, faultOfVerifyKeys } from '../rpc/caller-proof.js';
import { withoutEndingSlashes } from './ending-slashes.js';
import { faultOfKeys } from '../secrets/secret-keys.js';

/** Parts of unit configurations. Keys are the names of environment variables. */

export const flag = z.pipe(
  z._default(z.enum(['0', '1', 'true', 'false'], 'must be 1 or 0'), '0'),
  z.transform((value: '0' | '1' | 'true' | 'false') => value === '1' || value === 'true'),
);

export const port = z.coerce
  .number('must be a port number')
  .check(
    z.int('must be a port number'),
    z.gte(0, 'must be a port number'),
    z.lte(65_535, 'must be a port number'),
  );

export const host = z._default(z.string(), '127.0.0.1');

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

/** False for a bare `%`, which decoding would throw at. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** One server, or several of a cluster separated by commas. */
export const natsUrl = z.string().check(
  z.refine(
    (text) =>
      text.split(',').every((one) => URL.canParse(one) && /^(nats|tls):$/.test(new URL(one).protocol)),
    { error: 'must be an address such as nats://127.0.0.1:4222, or several with commas between them' },
  ),
  z.refine(isDecodable, 'must have each % of a password written as %25'),
);
export const databaseUrl = url(/^postgres(ql)?$/, 'postgres://user:password@127.0.0.1:5432/name');
export const smtpUrl = url(/^smtps?$/, 'smtp://127.0.0.1:1025');
export const storageUrl = url(/^(file|s3)$/, 'file:///var/lib/site/media or s3://bucket');
/** The public origin used in links, without a trailing slash. */
export const siteOrigin = z.pipe(
  z._default(url(/^https?$/, 'https://www.example.org'), 'http://localhost:8080'),
  z.transform(withoutEndingSlashes),
);

const checkedText = (faultOf: (text: string) => string | null) =>
  z.string().check((context) => {
    const fault = faultOf(context.value);
    if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value });
  });

/** 32 random bytes in base64, for signing and encryption at rest; several, separated by commas, during a key rotation. */
export const secretKey = checkedText(faultOfKeys);

/** The key that signs callers for services; only the gateway has it. */
export const callerSigningKey = checkedText(faultOfSigningKey);
const callerVerifyKeys = checkedText(faultOfVerifyKeys);

const clockOffset = z.pipe(
  z
    ._default(z.string(), 'PT0S')
    .check(
      z.refine((text) => durationMs(text) !== null, 'must be an ISO 8601 duration such as P40D or PT36M'),
    ),
  z.transform((text: string) => durationMs(text) ?? 0),
);

export const logLevel = z._default(
  z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level such as info'),
  'info',
);

/** The name of the site's brand; never hard-coded elsewhere. */
export const brandName = z._default(z.string(), 'Valam');

export const brandSettings = {
  BRAND_NAME: brandName,
  BRAND_EMAIL: z.optional(z.email('must be an email address')),
  BRAND_PHONE: z._default(z.string(), '+91 00000 12012'),
  BRAND_ADDRESS: z._default(z.string(), 'Kanyakumari, India'),
};

/** Without a configured address, the brand has the sample address that pages show. */
export const withBrandEmail = <S extends { BRAND_NAME: string; BRAND_EMAIL?: string | undefined }>(
  settings: S,
) => ({ ...settings, BRAND_EMAIL: settings.BRAND_EMAIL ?? sampleEmail(settings.BRAND_NAME) });

/** Endpoint for traces and metrics, with the standard name: https://opentelemetry.io/docs/specs/otel/protocol/exporter/ */
const telemetrySettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.pipe(url(/^https?$/, 'http://127.0.0.1:4318'), z.transform(withoutEndingSlashes)),
  ),
  /** `name=value`, several separated by commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z.pipe(
    z._default(z.string(), '').check(z.refine(isDecodable, 'must have each % of a value written as %25')),
    z.transform((text: string) =>
      Object.fromEntries(
        text.split(',').flatMap((part) => {
          const [name, ...value] = part.split('=');
          return name?.trim() && value.length > 0
            ? [[name.trim(), decodeURIComponent(value.join('=').trim())]]
            : [];
        }),
      ),
    ),
  ),
  /** Sampling ratio of traces that start in this process. */
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.coerce.number('must be a share from 0 to 1').check(z.gte(0), z.lte(1)),
    1,
  ),
  OTEL_METRIC_EXPORT_INTERVAL: z._default(z.coerce.number().check(z.int(), z.gte(100)), 60_000),
};

/** Settings of every unit: NATS, monitoring, clock. */
export const unitSettings = {
  NODE_ENV: z._default(z.string(), 'development'),
  LOG_LEVEL: logLevel,
  /** Version label of the image. */
  VERSION: z._default(z.string(), 'development'),
  NATS_URL: natsUrl,
  OPS_PORT: z._default(port, 0),
  /** Listen address of its ports: localhost by default; the images configure another one. */
  HOST: host,
  CLOCK_OFFSET: clockOffset,
  ...telemetrySettings,
};

const offsetOnlyOutsideProduction = z.refine<{ NODE_ENV: string; CLOCK_OFFSET: number }>(
  (settings) => settings.NODE_ENV !== 'production' || settings.CLOCK_OFFSET === 0,
  { path: ['CLOCK_OFFSET'], message: 'must not be set in production' },
);

/** The settings of a unit without a database. */
export const UnitConfig = z.object(unitSettings).check(offsetOnlyOutsideProduction);
export type UnitConfig = z.output<typeof UnitConfig>;

/** The environment variable with a service's database address. */
export const databaseVariable = (service: string): string =>
  `${service.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`;

interface ServiceNeeds {
  readonly handlesMail?: boolean;
  readonly databaseConnections?: number;
}

/** The settings of the kit itself for running a service. */
export function serviceSettings(
  service: string,
  { handlesMail = false, databaseConnections = usualConnections }: ServiceNeeds = {},
) {
  const variable = databaseVariable(service);
  return z.pipe(
    z
      .object({
        ...unitSettings,
        SECRET_KEY: secretKey,
        CALLER_VERIFY_KEYS: callerVerifyKeys,
        MAIL_KEY: handlesMail ? secretKey : z.optional(secretKey),
        [variable]: databaseUrl,
        /**
         * Maximum number of connections of one replica; all replicas of all services share the server's
         * limit.
         */
        DATABASE_CONNECTIONS: z._default(
          z.coerce.number().check(z.int(), z.gte(2), z.lte(200)),
          databaseConnections,
        ),
      })
      .check(offsetOnlyOutsideProduction as never),
    z.transform((settings) => ({
      ...(settings as UnitConfig & {
        SECRET_KEY: string;
        CALLER_VERIFY_KEYS: string;
        MAIL_KEY?: string;
        DATABASE_CONNECTIONS: number;
      }),
      databaseUrl: String((settings as Record<string, unknown>)[variable]),
    })),
  );
}

/** Settings for managing the streams: NATS, with administrator credentials. */
export const StreamSettings = z.object({
  LOG_LEVEL: logLevel,
  NATS_URL: natsUrl,
  /** Number of replicas of each event in a NATS cluster. */
  NATS_REPLICAS: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5)), 1),
  OPS_PORT: z._default(port, 0),
  HOST: host,
});

/** Settings for migrating a database: its address. */
export function migrationSettings(service: string) {
  const variable = databaseVariable(service);
  return z.pipe(
    z.object({ LOG_LEVEL: logLevel, [variable]: databaseUrl }),
    z.transform((settings) => ({
      LOG_LEVEL: (settings as { LOG_LEVEL: UnitConfig['LOG_LEVEL'] }).LOG_LEVEL,
      databaseUrl: String((settings as Record<string, unknown>)[variable]),
    })),
  );
}
