const tags = /(?:W\/)?"[^"]*"/g;
const withoutMark = (tag: string): string => (tag.startsWith('W/') ? tag.slice(2) : tag);

/**
 * Whether `If-None-Match` includes an entity tag: one, several or any. Uses weak comparison
 * (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2), because proxies that compress a response make its
 * tag weak.
 */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const wanted = withoutMark(etag);
  return ifNoneMatch.match(tags)?.some((tag) => withoutMark(tag) === wanted) ?? false;
}
