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
    try {
      await logout({ body: {} }).unwrap();
      shell.sessionChanged({ status: 'signed-out' });
      shell.navigate('/login');
    } catch {
      setBusy(false);
      shell.toast({ title: 'Logout failed', tone: 'destructive' });
    }
  }

  return { leave, isBusy };
}
