import { codeLifetimeMs, codeOf, referralCookie } from '../features/referral/stored-code';

/**
 * Stores a partner's code from the URL in a cookie, for forms that are sent without JavaScript or before it loads; the browser's
 * code takes it over. A separate cookie, because the cache in front of the shell forwards no other cookie of a visitor. Null
 * without a code.
 */
export function referralOfAddress(search: string, isSecure: boolean): string | null {
  const code = codeOf(new URLSearchParams(search).get('ref'));
  const maxAge = Math.round(codeLifetimeMs / 1_000);
  return (
    code && `${referralCookie}=${code}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  );
}
