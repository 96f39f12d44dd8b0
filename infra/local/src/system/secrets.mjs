import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { openDataFolder, secretsFile } from './data-folder.mjs';

/** A letter first: what begins like a number would be read as one by the configuration of NATS. */
const word = () => `p${randomBytes(18).toString('base64url')}`;
const key = () => randomBytes(32).toString('base64');

const services = /** @type {const} */ (['catalog', 'leads', 'identity', 'notifications']);
const natsUsers = ['streams', 'gateway', ...services];

/** Which calls the gateway has let through: it signs, services verify. */
function callerKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    callerSigningKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    callerVerifyKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

/**
 * A key per service. What an earlier release sealed with the one key of all is opened with that, and sealed again.
 * @param {string | undefined} former
 */
const keysOfServices = (former) =>
  Object.fromEntries(services.map((service) => [service, former ? `${key()},${former}` : key()]));

/**
 * What only this data directory knows. Made once and kept, because sessions, encrypted columns and
 * roles of the databases depend on it.
 * @param {string} dataDir
 */
export async function keepSecrets(dataDir) {
  const file = secretsFile(dataDir);
  /** @type {Record<string, any>} */
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const { callerSigningKey, callerVerifyKey } = known.callerSigningKey ? known : callerKeys();
  const secrets = {
    installation: /** @type {string} */ (known.installation ?? randomBytes(4).toString('hex')),
    formKey: /** @type {string} */ (known.formKey ?? key()),
    /** @type {Record<string, string>} */
    secretKeys: known.secretKeys ?? keysOfServices(known.secretKey),
    mailKey: /** @type {string} */ (known.mailKey ?? key()),
    callerSigningKey: /** @type {string} */ (callerSigningKey),
    callerVerifyKey: /** @type {string} */ (callerVerifyKey),
    /** @type {Record<string, string>} */
    natsPasswords: known.natsPasswords ?? Object.fromEntries(natsUsers.map((user) => [user, word()])),
    adminPassword: /** @type {string} */ (known.adminPassword ?? word()),
    stripeSecretKey: /** @type {string} */ (
      known.stripeSecretKey ?? `sk_test_${randomBytes(16).toString('hex')}`
    ),
    stripeWebhookSecret: /** @type {string} */ (
      known.stripeWebhookSecret ?? `whsec_${randomBytes(16).toString('hex')}`
    ),
    databasePassword: /** @type {string} */ (known.databasePassword ?? word()),
  };
  await openDataFolder(dataDir);
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return { ...secrets, isNew: known.installation === undefined };
}
