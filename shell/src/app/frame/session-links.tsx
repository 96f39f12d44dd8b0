import { useAfterNavigation, useHost } from '@valam/mfe-kit/host';
import { useSession } from '@valam/mfe-kit/shell';
import { QuietLink } from '@valam/ui/link/link';

/**
 * The sign-in link, or the link to the visitor's account. Nothing while the session is requested, to avoid flicker. If the request
 * fails, the sign-in link is shown, and the next page requests the session again.
 */
export function SessionLinks() {
  const session = useSession();
  const { app } = useHost();
  useAfterNavigation(() => void app.session());
  if (session.status === 'unknown' && !session.hasFailed) return null;
  if (session.status !== 'signed-in') return <QuietLink href="/login">Sign in</QuietLink>;
  return (
    <QuietLink href={session.user.isStaff ? '/admin' : '/dashboard/referrals'}>
      {session.user.isStaff ? 'Back office' : 'Dashboard'}
    </QuietLink>
  );
}
