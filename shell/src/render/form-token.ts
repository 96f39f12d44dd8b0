import { tokenField } from '@valam/mfe-kit/host';
import type { Signatures } from './signatures';
import { sessionOf, type Cookies } from './visitor-facts';

/**
 * The CSRF token that a form of a visitor with a session must have. It is derived from the session token, so that another site
 * can neither read nor forge it, and it expires with the session. Null for a visitor without a session.
 */
export function formTokenOf(signatures: Signatures, cookies: Cookies): string | null {
  const session = sessionOf(cookies);
  return session === null ? null : signatures.sign('form-token', session);
}

/** True if the form's CSRF token is valid. Without a session there is nothing that another site could abuse. */
export function mayAct(signatures: Signatures, cookies: Cookies, form: FormData): boolean {
  const session = sessionOf(cookies);
  if (session === null) return true;
  const given = form.get(tokenField);
  return typeof given === 'string' && signatures.verify('form-token', session, given);
}
