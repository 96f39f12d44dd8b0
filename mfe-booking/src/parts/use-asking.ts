import { useEffect, useState } from 'react';

const askEveryMs = 3_000;
const askForMs = 120_000;

/**
 * Polls while a payment is being confirmed, for at most two minutes, even if the service never responds; after that the page shows
 * what to do.
 */
export function useAsking(): { isAsking: boolean; pollingInterval: number; stop: () => void } {
  const [isAsking, setAsking] = useState(true);
  const stop = (): void => setAsking(false);
  useEffect(() => {
    const end = setTimeout(() => setAsking(false), askForMs);
    return () => clearTimeout(end);
  }, []);
  return { isAsking, pollingInterval: isAsking ? askEveryMs : 0, stop };
}
