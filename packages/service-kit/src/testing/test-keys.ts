import { generateKeyPairSync } from 'node:crypto';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** Keys of one test file: one signs callers, the other verifies them. */
export const testCallerKeys = {
  signing: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  verifying: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
};
export const testSecretKey = Buffer.alloc(32, 7).toString('base64');
export const testMailKey = Buffer.alloc(32, 9).toString('base64');
