import type { IncomingMessage } from 'node:http';
import { keyField } from '@valam/mfe-kit/host';
import type { Signatures } from './signatures';

/** Longer than a double click and than anyone waits for an answer; a link or seats that are asked for again are wanted again. */
const sameFormMs = 10 * 60_000;

/**
 * Adds an idempotency key to a form that was sent without scripts. A document is the same for everybody, so it cannot
 * contain the key: it is derived from the form's values, the page, the visitor as far as known, and the ten minutes in which it
 * arrives.
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
  const whole = JSON.stringify([Math.floor(now / sameFormMs), address, browser, cookie, url, typed]);
  form.set(keyField, signatures.sign('form-key', whole));
}
