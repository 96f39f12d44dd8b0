interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * The key under which React Router saves the scroll position. Entries that the browser itself adds to the history for
 * anchors within a page have no key, so their address is used.
 */
export const placeKeyOf = ({ key, pathname, search, hash }: Entry): string =>
  key === 'default' ? pathname + search + hash : key;
