import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readKeys, type SecretKey } from './secret-keys.js';

/** Format without a key id, from the time when there was only one key. */
const unnamed = 'v1';
/** Format with a key id. */
const named = 'v2';

/**
 * Encryption at rest and signatures, with keys derived from `SECRET_KEY` for each purpose: a text encrypted
 * for one purpose cannot be decrypted for another. Of several keys, the first encrypts and signs; all decrypt
 * and verify.
 */
export class Keyring {
  private readonly keys: readonly [SecretKey, ...SecretKey[]];
  /** Prefix of texts that are encrypted with the current key. */
  readonly prefix: string;

  /** `secretKeys` is 32 bytes in base64, or several separated by commas. */
  constructor(secretKeys: string) {
    this.keys = readKeys(secretKeys);
    // A single key needs no id, and without it an earlier release can decrypt the text.
    this.prefix = this.keys.length > 1 ? `${named}.${this.keys[0].id}.` : `${unnamed}.`;
  }

  /** True during a key rotation, while there are several keys. */
  get isChangingKeys(): boolean {
    return this.keys.length > 1;
  }

  /** AES-256-GCM with a random IV: encrypting the same text twice gives different results. */
  encrypt(purpose: string, text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0].for(`seal:${purpose}`), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + textOf([iv, cipher.getAuthTag(), body]);
  }

  /** Throws when the text was modified, encrypted for another purpose, or encrypted with a missing key. */
  decrypt(purpose: string, encrypted: string): string {
    const { keyId, iv, tag, body } = partsOf(encrypted);
    const keys = this.keys.filter(({ id }) => keyId === null || keyId === id);
    for (const key of keys) {
      const decipher = createDecipheriv('aes-256-gcm', key.for(`seal:${purpose}`), iv, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        // Wrong key or modified text: the authentication tag cannot tell which.
      }
    }
    throw new Error(
      keys.length > 0 ? 'The encrypted text was changed' : 'The key of the encrypted text is not here',
    );
  }

  /** A signature for use in a link. */
  sign(purpose: string, text: string): string {
    return signatureBy(this.keys[0], purpose, text);
  }

  isSignedBy(purpose: string, text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return this.keys.some((key) => {
      const expected = Buffer.from(signatureBy(key, purpose, text));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }
}

function signatureBy(key: SecretKey, purpose: string, text: string): string {
  return createHmac('sha256', key.for(`sign:${purpose}`))
    .update(text)
    .digest('base64url');
}

function partsOf(encrypted: string) {
  const [version, ...parts] = encrypted.split('.');
  const keyId = version === named ? (parts.shift() ?? '') : null;
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  const isWhole = (version === named || version === unnamed) && parts.length === 3;
  if (!isWhole || iv?.length !== 12 || tag?.length !== 16 || !body) throw new Error('Not an encrypted text');
  // Several texts decode to the same bytes; only the canonical one is accepted.
  if (textOf([iv, tag, body]) !== parts.join('.')) throw new Error('Not an encrypted text');
  return { keyId, iv, tag, body };
}

const textOf = (parts: readonly Buffer[]): string =>
  parts.map((part) => part.toString('base64url')).join('.');
