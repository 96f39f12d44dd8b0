import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context';
import type { NavigateOptions } from '../shell/shell-api';
import type { PageLocation } from './location';
import type { PathParams } from './path-pattern';
import type { RouterState } from './router';

export function useRouterState(): RouterState {
  const { router } = useHost();
  return useSyncExternalStore(router.subscribe, router.state, router.state);
}

export const useLocation = (): PageLocation => useRouterState().location;

/** The parameters of the page's path: `useParams<'/spiritual-tours/:slug'>()` knows their names. */
export function useParams<P extends PathParams = PathParams>(): P {
  const { view } = useRouterState();
  return (view.kind === 'page' ? view.params : {}) as P;
}

export const useNavigate = (): ((to: string, options?: NavigateOptions) => void) => useHost().router.navigate;

/** True while another page is on its way. */
export const useIsNavigating = (): boolean => useRouterState().pending !== null;

/** The query of the address, and a way to change it without leaving the page. */
export function useSearchParams(): [
  URLSearchParams,
  (change: Record<string, string | null>, options?: NavigateOptions) => void,
] {
  const { router } = useHost();
  const { search, pathname } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = (changes: Record<string, string | null>, options?: NavigateOptions): void => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, value);
    }
    const text = next.toString();
    router.navigate(`${pathname}${text ? `?${text}` : ''}`, { replace: true, scroll: false, ...options });
  };
  return [params, change];
}
