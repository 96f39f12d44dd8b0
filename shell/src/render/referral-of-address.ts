import { codeLifetimeMs, codeOf, referralCookie } from '../features/referral/stored-code';

/**
 * Keeps a partner's code that arrives with an address, for forms that are sent without scripts or before them. The browser's
 * code takes it over. A cookie of its own: the cache in front of the shell passes on no other of a visitor. Null without a
 * code.
 */
export function referralOfAddress(search: string, isSecure: boolean): string | null {
  const code = codeOf(new URLSearchParams(search).get('ref'));
  const maxAge = Math.round(codeLifetimeMs / 1_000);
  return (
    code && `${referralCookie}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  );
}
