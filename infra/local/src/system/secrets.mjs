import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const word = () => randomBytes(18).toString('base64url');

/**
 * What only this data directory knows. Made once and kept, because sessions, encrypted columns and
 * roles of the databases depend on it.
 * @param {string} dataDir
 */
export async function keepSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  /** @type {Record<string, string>} */
  const known = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const secrets = {
    installation: known.installation ?? randomBytes(4).toString('hex'),
    secretKey: known.secretKey ?? randomBytes(32).toString('base64'),
    adminPassword: known.adminPassword ?? word(),
    stripeSecretKey: known.stripeSecretKey ?? `sk_test_${randomBytes(16).toString('hex')}`,
    stripeWebhookSecret: known.stripeWebhookSecret ?? `whsec_${randomBytes(16).toString('hex')}`,
    databasePassword: known.databasePassword ?? word(),
  };
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return { ...secrets, isNew: known.secretKey === undefined };
}
