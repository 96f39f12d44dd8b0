import { useSyncExternalStore } from 'react';

const key = 'shortlist';
const most = 12;
const nothing: readonly string[] = [];

const listeners = new Set<() => void>();
let kept: readonly string[] | undefined;

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((slug): slug is string => typeof slug === 'string')
      : nothing;
  } catch {
    return nothing;
  }
}

function forget(event: StorageEvent): void {
  if (event.key !== key) return;
  kept = undefined;
  listeners.forEach((tell) => tell());
}

/** The visitor's shortlist: stored in this browser only, without an account. */
const shortlistStore = {
  get: (): readonly string[] => (kept ??= read()),
  getOnServer: (): readonly string[] => nothing,
  set(slugs: readonly string[]): void {
    // The newest: what was pressed last is kept, and tours that have been withdrawn since take up no room.
    kept = [...new Set(slugs)].slice(-most);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage, the list lasts until the page is closed.
    }
    listeners.forEach((tell) => tell());
  },
  subscribe(tell: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', forget);
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
      if (listeners.size === 0) window.removeEventListener('storage', forget);
    };
  },
};

export interface Shortlist {
  readonly slugs: readonly string[];
  has(slug: string): boolean;
  keep(slug: string, kept: boolean): void;
}

/** The visitor's shortlist; empty on the server, where it is unknown. */
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
