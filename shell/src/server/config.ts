import { settingProblem } from '@valam/contracts/shared/setting-problem';
import * as z from 'zod/mini';
import { brandEnvironment, brandOf, brandProblems } from './brand-config';
import { logLevels } from './log';

const port = z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535));
const url = z.url({ protocol: /^https?$/ });
const formKeyBytes = 32;
/** The first key signs, all keys verify, so that keys can be rotated while the site runs. */
const formKeys = z
  .pipe(
    z.string(),
    z.transform((value: string) => value.split(',').map((key) => key.trim())),
  )
  .check(
    z.refine(
      (keys) => keys.every((key) => Buffer.from(key, 'base64').length === formKeyBytes),
      'must be 32 random bytes in base64 (openssl rand -base64 32); several by commas, the one that signs first',
    ),
  );
const text = (fallback: string) => z._default(z.string(), fallback);

const Environment = z.object({
  PORT: port,
  OPS_PORT: z.optional(port),
  /** The listening address: localhost unless configured otherwise, as in the images. */
  HOST: text('127.0.0.1'),
  /** The listening address of health checks and metrics; defaults to `HOST`. */
  OPS_HOST: z.optional(z.string()),
  GATEWAY_URL: z.string().check(z.minLength(1)),
  REGISTRY_FILE: z.string().check(z.minLength(1)),
  REMOTES_DIR: z.string().check(z.minLength(1)),
  /** A folder that the release side polls. The registry itself is read-only here. */
  ROLLBACK_REQUESTS_DIR: z.optional(z.string()),
  SITE_ORIGIN: url,
  /** Signs values that visitors carry from one page to the next; the same in every replica. */
  FORM_KEY: formKeys,
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  /** The version label of its image. */
  VERSION: text('development'),
  RENDERERS: z._default(z.coerce.number().check(z.int(), z.gte(2), z.lte(64)), 2),
  ...brandEnvironment,
  /** Third parties are off unless configured, and are loaded only with the visitor's consent. */
  GTM_ID: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123'))),
  REVIEWS_WIDGET_URL: z.optional(url),
  /** Readiness URLs of other units as `name=url`, comma-separated. */
  READY_CHECKS: text(''),
  /** Number of trusted proxies in front of this one, for the visitor's address. */
  TRUSTED_HOPS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(5)), 0),
  DRAIN_MS: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(20_000)), 500),
  /** Development only: `catalog=http://localhost:3101/remote-entry.json`, comma-separated. */
  DEV_REMOTES: text(''),
});

export type ShellConfig = ReturnType<typeof readConfig>;

/** Parses and validates the environment; reports all problems at once. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = z.safeParse(Environment, given);
  const problems = [
    ...(result.error?.issues.map((issue) => settingProblem(issue, given)) ?? []),
    ...(env['DEV_REMOTES'] && env['NODE_ENV'] === 'production'
      ? ['DEV_REMOTES: not allowed when NODE_ENV is production']
      : []),
    ...brandProblems(given),
  ];
  if (!result.success || problems.length > 0) {
    throw new Error(`The shell cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  const { data } = result;
  return {
    port: data.PORT,
    opsPort: data.OPS_PORT,
    host: data.HOST,
    opsHost: data.OPS_HOST ?? data.HOST,
    gateways: list(data.GATEWAY_URL),
    registryFile: data.REGISTRY_FILE,
    remotesFrom: data.REMOTES_DIR,
    rollbackRequests: data.ROLLBACK_REQUESTS_DIR ?? null,
    siteOrigin: new URL(data.SITE_ORIGIN).origin,
    formKeys: data.FORM_KEY,
    logLevel: data.LOG_LEVEL,
    version: data.VERSION,
    renderers: data.RENDERERS,
    readyChecks: pairs(data.READY_CHECKS),
    trustedHops: data.TRUSTED_HOPS,
    drainMs: data.DRAIN_MS,
    devRemotes: pairs(data.DEV_REMOTES),
    thirdParties: {
      tagManagerId: data.GTM_ID ?? null,
      reviewsWidgetUrl: data.REVIEWS_WIDGET_URL ?? null,
    },
    brand: brandOf(data, given),
  };
}

const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim().replace(/\/$/, ''))
    .filter(Boolean);

const pairs = (value: string): Record<string, string> =>
  Object.fromEntries(
    list(value).map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]),
  );
