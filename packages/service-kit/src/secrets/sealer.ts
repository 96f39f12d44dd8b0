import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readKeys, type SecretKey } from './secret-keys.js';

/** Does not say by which key; all that there was while there was one. */
const unnamed = 'v1';
/** Says by which key. */
const named = 'v2';

/**
 * Encryption at rest and signatures with keys derived from `SECRET_KEY`, one per purpose: what was sealed for one
 * purpose opens for no other. Of several keys the first seals and signs; all open and verify.
 */
export class Sealer {
  private readonly keys: readonly [SecretKey, ...SecretKey[]];
  /** How everything begins that need not be sealed again. */
  readonly prefix: string;

  /** `secretKeys` is 32 bytes in base64, or several by commas. */
  constructor(secretKeys: string) {
    this.keys = readKeys(secretKeys);
    // With one key its name says nothing, and a release of before can read what this one seals.
    this.prefix = this.keys.length > 1 ? `${named}.${this.keys[0].id}.` : `${unnamed}.`;
  }

  /** Several keys: one is on its way in, another on its way out. */
  get isChangingKeys(): boolean {
    return this.keys.length > 1;
  }

  /** AES-256-GCM; the same text never looks the same twice. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0].for(`seal:${purpose}`), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + textOf([iv, cipher.getAuthTag(), body]);
  }

  /** Throws when the text was changed, sealed for something else, or by a key that is not here. */
  open(purpose: string, sealed: string): string {
    const { keyId, iv, tag, body } = partsOf(sealed);
    const keys = this.keys.filter(({ id }) => keyId === null || keyId === id);
    for (const key of keys) {
      const decipher = createDecipheriv('aes-256-gcm', key.for(`seal:${purpose}`), iv, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        // Not by this key, or changed: the tag does not tell which.
      }
    }
    throw new Error(
      keys.length > 0 ? 'The sealed text was changed' : 'The key of the sealed text is not here',
    );
  }

  /** A signature that goes into a link. */
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

function partsOf(sealed: string) {
  const [version, ...parts] = sealed.split('.');
  const keyId = version === named ? (parts.shift() ?? '') : null;
  const [iv, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  const isWhole = (version === named || version === unnamed) && parts.length === 3;
  if (!isWhole || iv?.length !== 12 || tag?.length !== 16 || !body) throw new Error('Not a sealed text');
  // Several texts stand for the same bytes; only the one that was written is taken.
  if (textOf([iv, tag, body]) !== parts.join('.')) throw new Error('Not a sealed text');
  return { keyId, iv, tag, body };
}

const textOf = (parts: readonly Buffer[]): string =>
  parts.map((part) => part.toString('base64url')).join('.');
