import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { fchmodSync, fstatSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Starts with a letter: NATS's configuration would parse a value that starts like a number as one. */
const password = () => `p${randomBytes(20).toString('hex')}`;

/** @type {Record<string, () => string>} */
const sandbox = {
  SMTP_URL: () => 'smtp://mailbox:1025',
  STRIPE_API_BASE: () => 'http://payments:8080',
  STRIPE_SECRET_KEY: () => `sk_test_${randomBytes(16).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(16).toString('hex')}`,
  SAMPLE_DATA: () => '1',
  ADMIN_EMAIL: () => 'owner@valam.example',
  ADMIN_PASSWORD: password,
};

/** @returns {Record<string, string>} a key pair, so that only the gateway can sign what every service verifies */
function callerKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    CALLER_SIGNING_KEY: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    CALLER_VERIFY_KEYS: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/**
 * `.env.example` with generated secrets.
 * @param {{ isSandbox?: boolean, set?: Record<string, string> }} [options]
 */
export function makeEnv({ isSandbox = false, set = {} } = {}) {
  const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
  const callers = callerKeys();
  return example.replace(
    /^([A-Z_0-9]+)=(.*)$/gm,
    (_line, /** @type {string} */ name, /** @type {string} */ value) => {
      if (name in set) return `${name}=${set[name]}`;
      if (isSandbox && sandbox[name]) return `${name}=${sandbox[name]()}`;
      if (name in callers) return `${name}=${callers[name]}`;
      if (/^([A-Z]+_SECRET|MAIL|FORM)_KEY$/.test(name) && !name.startsWith('STRIPE'))
        return `${name}=${randomBytes(32).toString('base64')}`;
      return name.endsWith('_PASSWORD') && name !== 'ADMIN_PASSWORD'
        ? `${name}=${password()}`
        : `${name}=${value}`;
    },
  );
}

const standardOutput = 1;

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--sandbox')) {
    console.error('Usage: node infra/docker/make-env.mjs [--sandbox] > .env');
    process.exit(2);
  }
  // A file that the shell created by redirection is readable by every account of this host.
  if (fstatSync(standardOutput).isFile()) fchmodSync(standardOutput, 0o600);
  process.stdout.write(makeEnv({ isSandbox: args.length > 0 }));
}
