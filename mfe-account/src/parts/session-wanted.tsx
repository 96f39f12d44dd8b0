import { useLocation } from '@valam/mfe-kit/router';
import { useSession, useShell } from '@valam/mfe-kit/shell';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import type { ReactNode } from 'react';

/** Shows `children` while the session is being requested, and a retry button if the request fails. */
export function SessionWanted({ children }: { children: ReactNode }) {
  const session = useSession();
  const shell = useShell();
  const { pathname, search } = useLocation();
  if (session.status !== 'unknown' || !session.hasFailed) return children;
  return (
    <LoadFailed onAgain={() => shell.navigate(pathname + search, { replace: true })}>
      We couldn’t check whether you’re signed in. Please try again.
    </LoadFailed>
  );
}
