import { useSession } from '@valam/mfe-kit/shell';
import { QuietLink } from '@valam/ui/link/link';

/** The sign-in link, or the link to the visitor's account. Nothing while the session is unknown, to avoid flicker. */
export function SessionLinks() {
  const session = useSession();
  if (session.status === 'unknown') return null;
  if (session.status === 'signed-out') return <QuietLink href="/login">Sign in</QuietLink>;
  return (
    <QuietLink href={session.user.isStaff ? '/admin' : '/dashboard/referrals'}>
      {session.user.isStaff ? 'Back office' : 'Dashboard'}
    </QuietLink>
  );
}
