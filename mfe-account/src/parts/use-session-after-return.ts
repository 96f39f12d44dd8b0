import { useLocation } from '@valam/mfe-kit/router';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adminApi } from '../admin/api/admin.api';
import { accountApi } from '../api/account.api';

/**
 * Refetches the session when the page is restored from the back/forward cache, and hides the user's data until then: they
 * may have signed out in the meantime, and another person may be using the device.
 */
export function useSessionAfterReturn(): void {
  const shell = useShell();
  const { status } = useSession();
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const hasReturned = useRef(false);

  const returned = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted || status !== 'signed-in') return;
    hasReturned.current = true;
    for (const api of [accountApi, adminApi]) dispatch(api.util.resetApiState());
    shell.sessionChanged({ status: 'unknown' });
  });
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => returned(event);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  // Navigates only after the user's data is gone: a form with unsaved changes would block the navigation.
  const ask = useEffectEvent(() => shell.navigate(pathname + search, { replace: true, scroll: false }));
  useEffect(() => {
    if (status !== 'unknown' || !hasReturned.current) return;
    hasReturned.current = false;
    ask();
  }, [status]);
}
