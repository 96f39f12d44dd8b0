import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn } from '../../parts/signed-in';

const { ownReferral, sessions } = accountApi.endpoints;

/** Loads the user's sessions, and the balance that would be lost with the account. */
export async function loadAccount(app: AppContext): Promise<void> {
  const user = await signedIn(app);
  if (!user) return;
  await Promise.all([
    app.attempt(sessions, undefined, { fresh: true }),
    user.contributor?.referralCode ? app.attempt(ownReferral, undefined, { fresh: true }) : undefined,
  ]);
}
