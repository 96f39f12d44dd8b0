import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const version = 'v1';

/**
 * Encryption at rest and signatures with keys derived from `SECRET_KEY`, one per purpose: what was sealed for one
 * purpose opens for no other.
 */
export class Sealer {
  private readonly secret: Buffer;
  private readonly keys = new Map<string, Buffer>();

  /** `secretKey` is 32 bytes in base64. */
  constructor(secretKey: string) {
    this.secret = Buffer.from(secretKey, 'base64');
    if (this.secret.length !== 32) throw new RangeError('The secret key must have 32 bytes');
  }

  /** AES-256-GCM; the same text never looks the same twice. */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key(`seal:${purpose}`), iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return [version, iv, cipher.getAuthTag(), body]
      .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
      .join('.');
  }

  /** Throws when the text was changed or sealed for something else. */
  open(purpose: string, sealed: string): string {
    const [found, iv, tag, body] = sealed.split('.');
    if (found !== version || !iv || !tag || body === undefined) throw new Error('Not a sealed text');
    const decipher = createDecipheriv(
      'aes-256-gcm',
      this.key(`seal:${purpose}`),
      Buffer.from(iv, 'base64url'),
    );
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return Buffer.concat([decipher.update(Buffer.from(body, 'base64url')), decipher.final()]).toString(
      'utf8',
    );
  }

  /** A signature that goes into a link. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(`sign:${purpose}`))
      .update(text)
      .digest('base64url');
  }

  isSignedBy(purpose: string, text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return expected.length === given.length && timingSafeEqual(expected, given);
  }

  private key(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.secret, '', purpose, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
