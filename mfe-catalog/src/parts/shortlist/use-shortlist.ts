import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { useSyncExternalStore } from 'react';

const key = 'shortlist';
const most = 12;
const nothing: readonly string[] = [];

const listeners = new Set<() => void>();
let text = '[]';
let kept: readonly string[] = nothing;
let canStore = true;

function storedText(): string {
  try {
    return canStore ? (localStorage.getItem(key) ?? '[]') : text;
  } catch {
    return text;
  }
}

function slugsIn(stored: string): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed)
      ? parsed.filter((slug): slug is string => typeof slug === 'string')
      : nothing;
  } catch {
    return nothing;
  }
}

/** The visitor's shortlist: stored in this browser only, without an account. */
const shortlistStore = {
  /** Always reads the storage: another tab may have changed it while this one had no listener. */
  get(): readonly string[] {
    const stored = storedText();
    if (stored !== text) {
      text = stored;
      kept = slugsIn(stored);
    }
    return kept;
  },
  getOnServer: (): readonly string[] => nothing,
  set(slugs: readonly string[]): void {
    // Keeps the latest entries: the last one added must stay, and withdrawn tours must not use up the limit.
    kept = [...new Set(slugs)].slice(-most);
    text = JSON.stringify(kept);
    try {
      localStorage.setItem(key, text);
    } catch {
      // Without storage, the list lasts until the page is closed.
      canStore = false;
    }
    listeners.forEach((tell) => tell());
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    // `pageshow`, because a page in the back/forward cache gets no storage events.
    for (const news of ['storage', 'pageshow']) window.addEventListener(news, tell);
    return () => {
      listeners.delete(tell);
      for (const news of ['storage', 'pageshow']) window.removeEventListener(news, tell);
    };
  },
};

type Named = Pick<TourCard, 'slug' | 'formerSlugs'>;

/** A tour may have been kept under an address that it had before. */
export const isAmong = (slugs: readonly string[], { slug, formerSlugs = [] }: Named): boolean =>
  slugs.some((one) => one === slug || formerSlugs.includes(one));

/** Adds a tour to the shortlist, or removes it. */
export function keepTour(tour: Named, isKept: boolean): void {
  const others = shortlistStore.get().filter((other) => !isAmong([other], tour));
  shortlistStore.set(isKept ? [...others, tour.slug] : others);
}

/** The slugs of the visitor's shortlist; none on the server, where it is unknown. */
export const useShortlist = (): readonly string[] =>
  useSyncExternalStore(shortlistStore.subscribe, shortlistStore.get, shortlistStore.getOnServer);

/** True if a tour is in the shortlist; re-renders only when this changes. */
export const useIsKept = (tour: Named): boolean =>
  useSyncExternalStore(
    shortlistStore.subscribe,
    () => isAmong(shortlistStore.get(), tour),
    () => false,
  );
