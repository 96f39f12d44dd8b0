import { useEffect, useState } from 'react';
import { startedBooking } from './started-booking';

/** What this tab has begun to book of a trip, by its key. Looked up when the page is shown, also when the browser shows it again as it was left. */
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
