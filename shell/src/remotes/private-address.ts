import { withoutSecrets } from '@valam/contracts/shared/loggable-error';
import { secretQueryNames } from '@valam/contracts/shared/private-pages';

/** Path parameters with public values. Every other parameter is a token or identifies personal data. */
const publicParams: ReadonlySet<string> = new Set(['slug', '*']);
const secretNames: ReadonlySet<string> = new Set(secretQueryNames);

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The secret parameters of a pattern. */
export const secretParams = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1))
    .filter((name) => !publicParams.has(name));

const secretQuery = (search: string): string[] =>
  [...new URLSearchParams(search).keys()].filter((name) => secretNames.has(name.toLowerCase()));

/** True for a private page, meant only for people who have its URL: not cached by proxies, not indexed by search engines. */
export const isPrivateAddress = (pattern: string | null, search: string): boolean =>
  secretParams(pattern ?? '').length > 0 || secretQuery(search).length > 0;

/** The pages of accounts, including the back office, and those on which a password for them is typed. */
const accountPages = /^\/(?:admin|dashboard|login|signup)(?:\/|$)/;
export const isOfAccount = (pathname: string): boolean => accountPages.test(pathname);

/**
 * The URL for logs and analytics: a path with a secret parameter is replaced by its pattern, and secret query parameters are
 * removed.
 */
export function redactedAddress(
  { pathname, search }: Address,
  pattern: string | null,
): { path: string; search: string } {
  const query = new URLSearchParams(search);
  for (const name of secretQuery(search)) query.delete(name);
  const text = query.toString();
  return {
    path: pattern !== null && secretParams(pattern).length > 0 ? pattern : withoutSecrets(pathname),
    search: text ? `?${text}` : '',
  };
}
