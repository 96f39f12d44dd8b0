import { hkdfSync } from 'node:crypto';

const bytes = 32;
const separator = ',';

/** One key of the site, from which a key is derived for each purpose. */
export class SecretKey {
  /** Derived from the key without revealing it; part of the texts encrypted with it. */
  readonly id: string;
  private readonly derived = new Map<string, Buffer>();

  constructor(private readonly secret: Buffer) {
    this.id = this.for('id').toString('hex').slice(0, 8);
  }

  for(purpose: string): Buffer {
    const known = this.derived.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.secret, '', purpose, bytes));
    this.derived.set(purpose, key);
    return key;
  }
}

/** The reason why `SECRET_KEY` is not valid; null when it is. */
export function faultOfKeys(text: string): string | null {
  const keys = partsOf(text);
  if (keys.some((key) => Buffer.from(key, 'base64').length !== bytes))
    return 'must be 32 random bytes in base64 (openssl rand -base64 32); several by commas, the one that encrypts first';
  return new Set(keys).size < keys.length ? 'must not hold a key twice' : null;
}

/** The keys of `SECRET_KEY`: the first encrypts and signs, all decrypt and verify. */
export function readKeys(text: string): readonly [SecretKey, ...SecretKey[]] {
  const fault = faultOfKeys(text);
  if (fault) throw new RangeError(`The secret key ${fault}`);
  const [first = '', ...others] = partsOf(text);
  const keyOf = (part: string) => new SecretKey(Buffer.from(part, 'base64'));
  return [keyOf(first), ...others.map(keyOf)];
}

const partsOf = (text: string): string[] => text.split(separator).map((part) => part.trim());
