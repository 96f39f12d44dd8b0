import { useSession } from '@valam/mfe-kit/shell';
import { QuietLink } from '@valam/ui/link/link';

/** Sign in, or the way to one's own place. Nothing while it is not known, so that nothing flickers. */
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
