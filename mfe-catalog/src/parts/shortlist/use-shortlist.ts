import { useSyncExternalStore } from 'react';
import { shortlistStore } from './shortlist-store';

export interface Shortlist {
  readonly slugs: readonly string[];
  has(slug: string): boolean;
  keep(slug: string, kept: boolean): void;
}

/** The visitor's shortlist; empty on the server, where no one knows it. */
export function useShortlist(): Shortlist {
  const slugs = useSyncExternalStore(
    shortlistStore.subscribe,
    shortlistStore.get,
    shortlistStore.getOnServer,
  );
  return {
    slugs,
    has: (slug) => slugs.includes(slug),
    keep: (slug, kept) => {
      const others = shortlistStore.get().filter((other) => other !== slug);
      shortlistStore.set(kept ? [...others, slug] : others);
    },
  };
}
