import { useEffect, useState } from 'react';
import { withStorage } from './tab-storage';

/**
 * Stores the id of this tab's checkout session by trip, so that a visitor who returns from the payment page finds it again, and by
 * date, whose seats it holds.
 */
const keyOf = (trip: string): string => `booking:${trip}`;

export function rememberStarted(trip: string, sessionId: string | undefined): void {
  if (sessionId) withStorage((storage) => storage.setItem(keyOf(trip), sessionId));
}

export function startedBooking(trip: string): string | null {
  return withStorage((storage) => storage.getItem(keyOf(trip)));
}

/** True if this tab holds seats on a date of the trip. */
export function hasHold(trip: string, dateId: string | null): boolean {
  const id = startedBooking(trip);
  return id !== null && id === startedBooking(dateId ?? '');
}

export function forgetStarted(trip: string): void {
  withStorage((storage) => storage.removeItem(keyOf(trip)));
}

/**
 * The id of this tab's checkout session for a trip. Read each time the page is shown, including from the back/forward cache.
 */
export function useStarted(trip: string): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setId(startedBooking(trip));
    look();
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, [trip]);
  return id;
}
