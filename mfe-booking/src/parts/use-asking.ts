import { useEffect, useState } from 'react';

const askEveryMs = 3_000;
const askForMs = 120_000;

/**
 * Polls while a payment is being confirmed, for two minutes at most, even if the service never answers: after that the
 * page can tell the visitor what to do.
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
