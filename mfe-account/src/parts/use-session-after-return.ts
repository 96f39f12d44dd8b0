import { useLocation } from '@valam/mfe-kit/router';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { useAppDispatch } from '@valam/mfe-kit/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { adminApi } from '../admin/api/admin.api';
import { accountApi } from '../api/account.api';

/**
 * Requests the session again when the page comes from the browser's back/forward cache, and shows nothing of its user until
 * then: they may have signed out meanwhile, and another person may use the device.
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

  // Not before its user is gone from the page: a form that is not saved would keep the navigation from beginning.
  const ask = useEffectEvent(() => shell.navigate(pathname + search, { replace: true, scroll: false }));
  useEffect(() => {
    if (status !== 'unknown' || !hasReturned.current) return;
    hasReturned.current = false;
    ask();
  }, [status]);
}
