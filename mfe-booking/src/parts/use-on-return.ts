import { useEffect, useEffectEvent } from 'react';

/** A shorter absence is not enough to pay or change anything elsewhere. */
const awayMs = 30_000;

/**
 * Calls the function when the visitor returns: by Back from another site, whose payment page may have been paid, or to a tab
 * that was hidden for a while. The page is shown as it was left, so what it says of seats and payments may be wrong by then.
 * `refetchOnFocus` of RTK Query asks at every focus, and not when a page comes from the browser's back/forward cache.
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
