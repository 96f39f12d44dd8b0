import { callFailure } from '@valam/mfe-kit/api';
import { useLocation } from '@valam/mfe-kit/router';
import { useShell } from '@valam/mfe-kit/shell';
import { useEffect, useRef } from 'react';
import { useOnReturn } from './use-on-return';

/** The link has expired or was withdrawn. */
const isOver = (reason: unknown): boolean => [400, 404].includes(callFailure(reason)?.status ?? 0);

/**
 * Reads again what the page of a private link shows when the visitor returns to it: a guide's list of travelers stays open for
 * days. If the link is no longer valid, the page says so and hides its data. Without a connection, the page stays as it is.
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
