/** Where the visitor is, without the origin. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

const anyOrigin = 'http://page.invalid';

/** Reads an address relative to the present one; null when it leads to another site. */
export function parseLocation(to: string, from?: PageLocation): PageLocation | null {
  const base = new URL(from ? hrefOf(from) : '/', anyOrigin);
  const url = new URL(to, base);
  if (url.origin !== anyOrigin) return null;
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}

export const hrefOf = (location: PageLocation): string =>
  `${location.pathname}${location.search}${location.hash}`;
