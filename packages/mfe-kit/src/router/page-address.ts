import { createContext, use, useMemo } from 'react';
import { useLocation, type Params } from 'react-router';

/**
 * React Router's own `useParams` and `useSearchParams` render their component at each
 * change of a navigation's state, since its route context has a new value then: a press of a link rendered the page that is
 * left, before anything was painted.
 */
export const PageParamsContext = createContext<Params>({});

/** The parameters in the path of the page. Renders again when they change. */
export const usePageParams = (): Params => use(PageParamsContext);

/** The query of the page's address. Renders again when it changes. */
export function usePageSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
