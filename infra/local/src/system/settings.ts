import net from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../checkout.ts';
import { UserError } from '../user-error.ts';
import { units } from '../units.ts';
import type { Given } from '../command-line/given.ts';

export type Settings = ReturnType<typeof readSettings>;

/** As parsed by units (`packages/service-kit/src/clock/duration.ts`): months and years have no fixed length. */
const duration = /^-?P(?=\d|T\d)(\d+W)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?$/;
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function readReplicas(text: string | undefined, problems: string[]) {
  const replicas: Record<string, number> = {};
  for (const part of (text ?? '').split(',').filter(Boolean)) {
    const [unit = '', count] = part.split('=').map((piece) => piece.trim());
    const number = Number(count);
    if (
      !(units as readonly string[]).includes(unit) ||
      !Number.isInteger(number) ||
      number < 1 ||
      number > 8
    ) {
      problems.push(`REPLICAS: '${part}' is not <unit>=<1…8>, where a unit is one of ${units.join(', ')}`);
    } else replicas[unit] = number;
  }
  return replicas;
}

function readUrl(name: string, text: string | undefined, protocols: readonly string[], problems: string[]) {
  if (!text) return undefined;
  const isRight = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  if (!isRight) problems.push(`${name} must be a URL that starts with ${protocols.join(' or ')}`);
  return text;
}

function readStripe(env: NodeJS.ProcessEnv, problems: string[]) {
  const secretKey = env.STRIPE_SECRET_KEY;
  const apiBase = readUrl('STRIPE_API_BASE', env.STRIPE_API_BASE, ['http:', 'https:'], problems);
  if (!secretKey) {
    if (apiBase || env.STRIPE_WEBHOOK_SECRET)
      problems.push('STRIPE_SECRET_KEY is missing: the other STRIPE_ variables are of no use without it');
    return undefined;
  }
  if (!env.STRIPE_WEBHOOK_SECRET)
    problems.push(
      'STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY set, it verifies what Stripe sends',
    );
  return {
    secretKey,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: apiBase ?? 'https://api.stripe.com',
  };
}

function readPort(env: NodeJS.ProcessEnv, option: number | undefined, problems: string[]) {
  const text = option === undefined ? (env.SITE_PORT ?? '8080') : String(option);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    problems.push(`SITE_PORT must be a port number, not '${text}'`);
  return port;
}

/** Loopback only, unless configured otherwise. */
function readAddress(env: NodeJS.ProcessEnv, problems: string[]) {
  const address = env.SITE_ADDRESS || '127.0.0.1';
  if (net.isIP(address) === 0)
    problems.push(
      `SITE_ADDRESS must be an address of this machine such as 127.0.0.1, or 0.0.0.0 for all, not '${address}'`,
    );
  return address;
}

const email = [z.email(), 'must be an email address'] as const;
/**
 * Settings that units validate. Checked here too, because with an invalid value units would crash in a loop and report
 * it only in their logs.
 */
const ofUnits: Readonly<Record<string, readonly [z.ZodMiniType, string]>> = {
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: [z.string().check(z.minLength(6)), 'must have at least 6 characters'],
  BRAND_EMAIL: email,
  BRAND_LOCAL_LANGUAGE: [
    z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
    'must be a language code such as ta',
  ],
  GTM_ID: [z.string().check(z.regex(/^GTM-[A-Z0-9]+$/)), 'must look like GTM-ABC123'],
  REVIEWS_WIDGET_URL: [
    z.url({ protocol: /^https?$/ }),
    'must be an address such as https://reviews.example.org/widget.js',
  ],
};

function checkForUnits(env: NodeJS.ProcessEnv, problems: string[]) {
  for (const [name, [schema, words]] of Object.entries(ofUnits))
    if (env[name] && !z.safeParse(schema, env[name]).success) problems.push(`${name} ${words}`);
  if (env.STORAGE_URL?.startsWith('s3:') && !(env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY))
    problems.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing: a bucket needs both');
  if (Boolean(env.BRAND_LOCAL_NAME) !== Boolean(env.BRAND_LOCAL_LANGUAGE))
    problems.push('BRAND_LOCAL_NAME and BRAND_LOCAL_LANGUAGE: set both or neither');
}

/** Validates values that are passed through unchanged. */
function checkPlain(env: NodeJS.ProcessEnv, problems: string[]) {
  const { CLOCK_OFFSET, NODE_ENV, LOG_LEVEL, CLUSTER } = env;
  if (CLUSTER === '1' && (env.DATABASE_URL || env.NATS_URL))
    problems.push('CLUSTER=1 starts servers of its own: unset DATABASE_URL and NATS_URL');
  if (CLOCK_OFFSET && !duration.test(CLOCK_OFFSET)) {
    problems.push(
      `CLOCK_OFFSET must be an ISO 8601 duration without months and years, such as P40D or PT36M, not '${CLOCK_OFFSET}'`,
    );
  }
  if (CLOCK_OFFSET && NODE_ENV === 'production')
    problems.push('CLOCK_OFFSET is refused when NODE_ENV=production');
  for (const name of ['SAMPLE_DATA', 'PICTURES_ON_DEMAND'])
    if (env[name] && !['0', '1'].includes(env[name])) problems.push(`${name} must be 1 or 0`);
  if (LOG_LEVEL && !levels.includes(LOG_LEVEL))
    problems.push(`LOG_LEVEL must be one of ${levels.join(', ')}`);
}

/** Reads and validates all settings of the local system at once. */
export function readSettings(env: NodeJS.ProcessEnv, options: Partial<Given<'start'>['options']> = {}) {
  const problems: string[] = [];
  const sitePort = readPort(env, options.port, problems);
  checkPlain(env, problems);
  checkForUnits(env, problems);
  const url = (name: string, ...protocols: string[]) => readUrl(name, env[name], protocols, problems);
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const settings = {
    sitePort,
    siteAddress: readAddress(env, problems),
    siteOrigin: (url('SITE_ORIGIN', 'http:', 'https:') ?? `http://localhost:${sitePort}`).replace(/\/$/, ''),
    dataDir,
    isFresh: options.fresh ?? false,
    databaseUrl: url('DATABASE_URL', 'postgres:', 'postgresql:'),
    natsUrl: url('NATS_URL', 'nats:', 'tls:'),
    natsProgram: env.NATS_SERVER_BIN,
    smtpUrl: url('SMTP_URL', 'smtp:', 'smtps:'),
    storageUrl: url('STORAGE_URL', 'file:', 's3:') ?? `file:${path.join(dataDir, 'media')}`,
    stripe: readStripe(env, problems),
    admin: { email: env.ADMIN_EMAIL || 'owner@valam.example', password: env.ADMIN_PASSWORD || undefined },
    hasSample: !options['no-sample'] && env.SAMPLE_DATA !== '0',
    hasPicturesOnDemand: env.PICTURES_ON_DEMAND === '1',
    replicas: readReplicas(env.REPLICAS, problems),
    isCluster: env.CLUSTER === '1',
    clockOffset: env.CLOCK_OFFSET,
    logLevel: env.LOG_LEVEL || 'info',
  };
  if (problems.length === 0) return settings;
  throw new UserError(
    `The configuration cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}
