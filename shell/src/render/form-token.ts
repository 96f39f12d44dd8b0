import { tokenField } from '@valam/mfe-kit/host';
import type { Signatures } from './signatures';
import { sessionOf, type Cookies } from './visitor-facts';

/**
 * What a form must carry to change something in someone's session: it follows from the session's own token, so another
 * site's page can neither read it nor make it up, and it ends with the session. Null for a visitor without a session.
 */
export function formTokenOf(signatures: Signatures, cookies: Cookies): string | null {
  const session = sessionOf(cookies);
  return session === null ? null : signatures.sign('form-token', session);
}

/** Whether a form may be acted upon. A visitor without a session has nothing that another site could use. */
export function mayAct(signatures: Signatures, cookies: Cookies, form: FormData): boolean {
  const session = sessionOf(cookies);
  if (session === null) return true;
  const given = form.get(tokenField);
  return typeof given === 'string' && signatures.verify('form-token', session, given);
}
