/** Runs `act` with the session storage. Returns null if the browser blocks it. */
export function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

/** The storage key of the unsent booking of a trip. */
export const draftKey = (trip: string): string => `booking-draft:${trip}`;
