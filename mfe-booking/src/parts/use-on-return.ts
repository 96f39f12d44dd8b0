import { useEffect, useEffectEvent } from 'react';

/** A shorter absence is not long enough to pay or change anything elsewhere. */
const awayMs = 30_000;

/**
 * Calls the function when the visitor returns: by Back from another site, such as the payment page, or to a tab that was hidden for a
 * while. The page is restored as it was, so its seats and payments may be stale. `refetchOnFocus` of RTK Query refetches on every
 * focus, but not when a page is restored from the back/forward cache.
 */
export function useOnReturn(then: () => unknown): void {
  const returned = useEffectEvent(() => void then());
  useEffect(() => {
    let hiddenAt: number | null = null;
    const onVisibility = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt >= awayMs) returned();
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) returned();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
