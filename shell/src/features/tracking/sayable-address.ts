/** What belongs to one visit alone, whichever page it is on. */
const secretNames = new Set(['token', 'session_id', 'preview', 'email', 'code']);
const secretParts = new Set([':token']);

/**
 * A page's address as others may know it: links that are keys to a booking, a quote or an account are told by their
 * pattern, and what is secret in a query is left out.
 */
export function sayableAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  pattern: string | null,
): { path: string; search: string } {
  const holdsKey = pattern?.split('/').some((part) => secretParts.has(part)) ?? false;
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) if (secretNames.has(name.toLowerCase())) query.delete(name);
  const text = query.toString();
  return { path: holdsKey && pattern ? pattern : pathname, search: text ? `?${text}` : '' };
}
