interface Entry {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/**
 * The key under which React Router saves the scroll position. History entries that the browser adds for anchors within a page
 * have no key, so their URL is used.
 */
export const placeKeyOf = ({ key, pathname, search, hash, state }: Entry): string =>
  sharedKeyOf(state) ?? (key === 'default' ? pathname + search + hash : key);

/** The state of a history entry that shares the scroll position of another one. */
export const samePlaceAs = (entry: Entry) => ({
  ...(typeof entry.state === 'object' && entry.state),
  placeKey: placeKeyOf(entry),
});

function sharedKeyOf(state: unknown): string | undefined {
  const isShared = typeof state === 'object' && state !== null && 'placeKey' in state;
  return isShared && typeof state.placeKey === 'string' ? state.placeKey : undefined;
}
