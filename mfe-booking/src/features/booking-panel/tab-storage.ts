/** Runs with the storage of this tab, which ends with the tab. Returns null when the browser blocks it. */
export function withStorage<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

/** Where the unsent booking of a trip is stored. */
export const draftKey = (trip: string): string => `booking-draft:${trip}`;
