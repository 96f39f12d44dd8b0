import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The `state` of a history entry for which the page stays mounted. */
export const keepingPage = { keepsPage: true } as const;

const keepsPage = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepsPage' in state && state.keepsPage === true;

/**
 * The React key of the current page. It changes with the URL, so that a new page is mounted, unless the navigation set
 * `keepsPage`. Back and Forward always mount a new page, whose fields show the values of the URL.
 */
export function usePageKey(): number {
  const location = useLocation();
  const { pathname, search } = location;
  const isPop = useNavigationType() === NavigationType.Pop;
  const [shown, setShown] = useState({ pathname, search, key: 0 });
  if (pathname === shown.pathname && search === shown.search) return shown.key;
  const isKept = pathname === shown.pathname && !isPop && keepsPage(location.state);
  const key = isKept ? shown.key : shown.key + 1;
  setShown({ pathname, search, key });
  return key;
}
