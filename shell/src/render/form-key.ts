import type { IncomingMessage } from 'node:http';
import { keyField } from '@valam/mfe-kit/host';
import type { Signatures } from './signatures';
import { cookiesOf } from './visitor-facts';

interface FormKeyFacts {
  readonly signatures: Signatures;
  /** See `FormTurns`. */
  readonly turn: string;
  /** Cookies to ignore, because they change with every form. */
  readonly exceptCookies: readonly string[];
}

/**
 * Adds an idempotency key to a form that was submitted without JavaScript. Documents are cacheable, so they cannot contain the
 * key: it is derived from the form's values, the page, the visitor as far as known, and the turn of the form.
 */
export function addFormKey(
  form: FormData,
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { signatures, turn, exceptCookies }: FormKeyFacts,
): void {
  if (form.has(keyField)) return;
  const { 'user-agent': browser, 'x-forwarded-for': address } = headers;
  const cookies = Object.entries(cookiesOf(headers)).filter(([name]) => !exceptCookies.includes(name));
  const typed = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const whole = JSON.stringify([turn, address, browser, cookies, url, typed]);
  form.set(keyField, signatures.sign('form-key', whole));
}
