import path from 'node:path';
import { remotesIn } from './release-remotes.ts';
import { services } from '../units.ts';
import type { Settings } from './settings.ts';

/** addresses that units need of each other */
interface Addresses {
  natsFor: (user: string) => string;
  databases: Record<string, string>;
  smtp: string;
  gateway: string;
  /** its processes */
  gateways: string[];
  /** readiness URLs of the units planned so far */
  ready: Record<string, string>;
  smtpPort?: number;
  payments: string;
}

const passedOn =
  /^(BRAND_|OTEL_|GTM_ID$|REVIEWS_WIDGET_URL$|S3_|AWS_|DEV_|NODE_EXTRA_CA_CERTS$|HOME$|LANG$|TMPDIR$|PATH$|TZ$)/;

const isService = (unit: string) => services.some((one) => one === unit);
/** The units that request or send emails. */
const mailing = ['leads', 'identity', 'notifications'];

const inherited = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== undefined && passedOn.test(name)),
  );

export interface Known {
  settings: Settings;
  secrets: Awaited<ReturnType<typeof import('./secrets.ts').keepSecrets>>;
  addresses: Addresses;
  port: number;
  opsPort: number;
}

/** Speeds up restarts: a unit's code is already compiled. */
const compileCache = (dataDir: string) => path.join(dataDir, 'compile-cache');

/** Variables by kind of unit: services, senders of email, owners of a database. */
function sharedBy(unit: string, { settings, secrets, addresses, opsPort }: Omit<Known, 'port'>) {
  const database = addresses.databases[unit];
  return {
    ...inherited(process.env),
    NODE_ENV: 'development',
    LOG_LEVEL: settings.logLevel,
    DATA_DIR: settings.dataDir,
    SITE_ORIGIN: settings.siteOrigin,
    ...(isService(unit) || unit === 'gateway'
      ? { NATS_URL: addresses.natsFor(unit), NODE_COMPILE_CACHE: compileCache(settings.dataDir) }
      : {}),
    OPS_PORT: String(opsPort),
    HOST: '127.0.0.1',
    SAMPLE_DATA: settings.hasSample ? '1' : '0',
    ...(settings.clockOffset && { CLOCK_OFFSET: settings.clockOffset }),
    ...(isService(unit) && {
      SECRET_KEY: secrets.secretKeys[unit] ?? '',
      CALLER_VERIFY_KEYS: secrets.callerVerifyKey,
    }),
    ...(mailing.includes(unit) && { MAIL_KEY: secrets.mailKey }),
    ...(database && { [`${unit.toUpperCase()}_DATABASE_URL`]: database }),
  };
}

/** The environment of one process: only what its unit needs. */
export function environmentOf(unit: string, known: Known): Record<string, string> {
  const { settings, secrets, addresses, port } = known;
  const stripe = settings.stripe ?? {
    secretKey: secrets.stripeSecretKey,
    webhookSecret: secrets.stripeWebhookSecret,
    apiBase: addresses.payments,
  };
  const storage = { STORAGE_URL: settings.storageUrl };
  // Production React renders several times faster; only a shifted clock rules it out.
  const react = { NODE_ENV: settings.clockOffset ? 'development' : 'production' };
  const own: Record<string, Record<string, string>> = {
    mailbox: { PORT: String(port), SMTP_PORT: String(addresses.smtpPort) },
    payments: {
      PORT: String(port),
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      WEBHOOK_URL: `${addresses.gateway}/api/checkout/stripe-webhook`,
    },
    catalog: { ...storage, PICTURES_ON_DEMAND: settings.hasPicturesOnDemand ? '1' : '0' },
    identity: {
      ADMIN_EMAIL: settings.admin.email,
      ADMIN_PASSWORD: settings.admin.password ?? secrets.adminPassword,
    },
    notifications: { SMTP_URL: settings.smtpUrl ?? addresses.smtp, ...react },
    leads: {
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.apiBase,
    },
    gateway: { ...storage, PORT: String(port), CALLER_SIGNING_KEY: secrets.callerSigningKey },
    shell: {
      PORT: String(port),
      GATEWAY_URL: addresses.gateways.join(','),
      FORM_KEY: secrets.formKey,
      ...remotesIn(settings.dataDir),
      READY_CHECKS: Object.entries(addresses.ready)
        .map(([name, url]) => `${name}=${url}`)
        .join(','),
      // It is behind the balancer, which has the site's address.
      TRUSTED_HOPS: '1',
      ...react,
    },
  };
  return { ...sharedBy(unit, known), ...own[unit] };
}
