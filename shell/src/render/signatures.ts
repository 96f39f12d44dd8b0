import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a signature; a signature for one purpose is not valid for another. */
type Purpose = 'form-key' | 'form-report' | 'form-token';

/** Signs values that a browser sends back on the next page. The first key signs, all keys verify. */
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
