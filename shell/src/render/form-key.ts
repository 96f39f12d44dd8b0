import type { IncomingMessage } from 'node:http';
import { keyField } from '@valam/mfe-kit/host';
import type { Signatures } from './signatures';

const dayMs = 86_400_000;

/**
 * Gives a form that was sent without scripts the key by which sending it twice is one effect. A document is the same for
 * everybody, so it can hold none: the key follows from what was typed, where, by whom as far as that is known, and the day.
 */
export function addFormKey(
  form: FormData,
  { url, headers }: IncomingMessage,
  signatures: Signatures,
  now = Date.now(),
): void {
  if (form.has(keyField)) return;
  const { cookie, 'user-agent': browser, 'x-forwarded-for': address } = headers;
  const typed = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const whole = JSON.stringify([Math.floor(now / dayMs), address, browser, cookie, url, typed]);
  form.set(keyField, signatures.sign('form-key', whole));
}
