import { callFailure } from '@valam/mfe-kit/api';
import { useShell } from '@valam/mfe-kit/shell';
import { useState } from 'react';
import { accountApi } from '../api/account.api';

/** Signs out and navigates to the sign-in page. */
export function useLogout(): { leave: () => Promise<void>; isBusy: boolean } {
  const shell = useShell();
  const [logout] = accountApi.useLogoutMutation();
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    const { error } = await logout({ body: {} });
    // 401 means that the session has already ended, so the user can sign in again.
    const failure = error ? callFailure(error) : null;
    if (error && failure?.status !== 401) {
      setBusy(false);
      const description = failure?.problem.message;
      return shell.toast({ title: 'Logout failed', description, tone: 'destructive' });
    }
    shell.sessionChanged({ status: 'signed-out' });
    shell.navigate('/login');
  }

  return { leave, isBusy };
}
