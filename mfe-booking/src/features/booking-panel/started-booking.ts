/** What this tab has begun to book of a tour: so that who comes back from the payment page finds it again. */
const keyOf = (tourSlug: string): string => `booking:${tourSlug}`;

export function rememberStarted(tourSlug: string, sessionId: string | undefined): void {
  if (sessionId) withStorage((storage) => storage.setItem(keyOf(tourSlug), sessionId));
}

export function startedBooking(tourSlug: string): string | null {
  return withStorage((storage) => storage.getItem(keyOf(tourSlug)));
}

export function forgetStarted(tourSlug: string): void {
  withStorage((storage) => storage.removeItem(keyOf(tourSlug)));
}

/** A browser may keep nothing; then nothing is remembered. */
function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}
