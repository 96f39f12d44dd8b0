import { callFailure } from '@valam/mfe-kit/api';
import { useLocation } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { useEffect, useRef } from 'react';
import { useOnReturn } from './use-on-return';

/** True if the link has expired or was withdrawn. */
const isOver = (reason: unknown): boolean => [400, 404].includes(callFailure(reason)?.status ?? 0);

/**
 * Refetches the data of a private link when the visitor returns to its page: a guide may keep the list of travelers open for days. If
 * the link is no longer valid, the page shows that instead of its data. Offline, the page stays as it is.
 */
export function useFreshLink(refetch: () => PromiseLike<{ readonly error?: unknown }>): void {
  const shell = useShell();
  const { pathname } = useLocation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  useOnReturn(async () => {
    const { error } = await refetch();
    if (isHere.current && isOver(error)) shell.navigate(pathname, { replace: true });
  });
}
