import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one made for the first is no signature of the second. */
type Purpose = 'form-key' | 'form-report' | 'form-token';

/** Signs what a visitor carries from one page to the next. The first key signs, all of them verify. */
export class Signatures {
  constructor(private readonly keys: readonly string[]) {}

  sign(purpose: Purpose, text: string): string {
    return signature(this.keys[0] ?? '', purpose, text);
  }

  verify(purpose: Purpose, text: string, given: string): boolean {
    return this.keys.some((key) => isSame(given, signature(key, purpose, text)));
  }
}

const signature = (key: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64')).update(`${purpose}\n${text}`).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
