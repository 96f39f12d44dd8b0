import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { openDataFolder, secretsFile } from './data-folder.ts';
import { services } from '../units.ts';
import { writeWhole } from '../write-whole.ts';

/** Starts with a letter: NATS's configuration parser reads values that begin like a number as numbers. */
const word = () => `p${randomBytes(18).toString('base64url')}`;
const key = () => randomBytes(32).toString('base64');

const natsUsers = ['streams', 'gateway', ...services];

/** The key pair of the caller's identity: the gateway signs, services verify. */
function callerKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    callerSigningKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    callerVerifyKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/**
 * A key per service. Data that an earlier release encrypted with the single shared key is decrypted with it and
 * encrypted again.
 */
const keysOfServices = (former: string | undefined) =>
  Object.fromEntries(services.map((service) => [service, former ? `${key()},${former}` : key()]));

interface Secrets {
  installation: string;
  formKey: string;
  secretKeys: Record<string, string>;
  mailKey: string;
  callerSigningKey: string;
  callerVerifyKey: string;
  natsPasswords: Record<string, string>;
  adminPassword: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  databasePassword: string;
}

/**
 * The secrets of a data directory, created once, because sessions, encrypted columns and database roles depend on them.
 */
export async function keepSecrets(dataDir: string) {
  const file = secretsFile(dataDir);
  const known: Partial<Secrets> & { secretKey?: string } = await readFile(file, 'utf8').then(
    JSON.parse,
    () => ({}),
  );
  const secrets: Secrets = {
    ...(known.callerSigningKey && known.callerVerifyKey
      ? { callerSigningKey: known.callerSigningKey, callerVerifyKey: known.callerVerifyKey }
      : callerKeys()),
    installation: known.installation ?? randomBytes(4).toString('hex'),
    formKey: known.formKey ?? key(),
    secretKeys: known.secretKeys ?? keysOfServices(known.secretKey),
    mailKey: known.mailKey ?? key(),
    natsPasswords: known.natsPasswords ?? Object.fromEntries(natsUsers.map((user) => [user, word()])),
    adminPassword: known.adminPassword ?? word(),
    stripeSecretKey: known.stripeSecretKey ?? `sk_test_${randomBytes(16).toString('hex')}`,
    stripeWebhookSecret: known.stripeWebhookSecret ?? `whsec_${randomBytes(16).toString('hex')}`,
    databasePassword: known.databasePassword ?? word(),
  };
  await openDataFolder(dataDir);
  await writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
  return { ...secrets, isNew: known.installation === undefined };
}
