interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Under what React Router keeps how far down the page the visitor was. The browser makes entries of its own for places within
 * a page; they have no key, so their address stands for it.
 */
export const placeKeyOf = ({ key, pathname, search, hash }: Entry): string =>
  key === 'default' ? pathname + search + hash : key;
