/** What this tab has begun to book of a trip, by its key: so that who comes back from the payment page finds it again. */
const keyOf = (trip: string): string => `booking:${trip}`;

export function rememberStarted(trip: string, sessionId: string | undefined): void {
  if (sessionId) withStorage((storage) => storage.setItem(keyOf(trip), sessionId));
}

export function startedBooking(trip: string): string | null {
  return withStorage((storage) => storage.getItem(keyOf(trip)));
}

export function forgetStarted(trip: string): void {
  withStorage((storage) => storage.removeItem(keyOf(trip)));
}

/** A browser may keep nothing; then nothing is remembered. */
function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}
