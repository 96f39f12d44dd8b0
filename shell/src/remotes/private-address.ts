import { withoutSecrets } from '@valam/contracts/shared/loggable-error';

/** Parameters of paths that name what everybody may see. Every other one is a key, or names something of one person. */
const publicParams: ReadonlySet<string> = new Set(['slug', '*']);
/** Parts of a query that are keys, or belong to one visit alone, whichever page it is on. */
const secretNames: ReadonlySet<string> = new Set(['token', 'session_id', 'preview', 'email', 'code']);

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The parameters of a pattern that not everybody may know. */
export const secretParams = (pattern: string): string[] =>
  pattern
    .split('/')
    .filter((part) => part.startsWith(':'))
    .map((part) => part.slice(1))
    .filter((name) => !publicParams.has(name));

const secretQuery = (search: string): string[] =>
  [...new URLSearchParams(search).keys()].filter((name) => secretNames.has(name.toLowerCase()));

/** Whether a page is for those alone who have its address: neither stored on the way nor listed by a search engine. */
export const isPrivateAddress = (pattern: string | null, search: string): boolean =>
  secretParams(pattern ?? '').length > 0 || secretQuery(search).length > 0;

/**
 * An address as others may know it, a log and a statistic among them: a link that is a key is reported by its pattern, and
 * what is secret in a query is left out.
 */
export function sayableAddress(
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
