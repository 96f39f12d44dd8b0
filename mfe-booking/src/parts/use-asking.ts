import { useEffect, useState } from 'react';

const askEveryMs = 3_000;
const askForMs = 120_000;

/**
 * Polling while the confirmation of a payment is pending: for two minutes, also if the service does not answer in this
 * time, so that the visitor is then told what to do instead of waiting on.
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
