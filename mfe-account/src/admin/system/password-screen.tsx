import { useSession } from '@valam/mfe-kit/shell';
import { ChangePasswordForm } from '../../parts/change-password-form';
import { ScreenHead } from '../frame/screen-head';

/** Changes a staff member's password. */
export function PasswordScreen() {
  const session = useSession();
  return (
    <>
      <ScreenHead title="My password" below="You stay signed in here; every other device is signed out." />
      {session.status === 'signed-in' && <ChangePasswordForm email={session.user.email} />}
    </>
  );
}
