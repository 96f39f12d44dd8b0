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

/** Tours that the visitor keeps: in this browser only, without an account. */
export const shortlistStore = {
  get: (): readonly string[] => (kept ??= read()),
  getOnServer: (): readonly string[] => nothing,
  set(slugs: readonly string[]): void {
    kept = [...new Set(slugs)].slice(0, most);
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // A browser that stores nothing still keeps the list until the page is left.
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
