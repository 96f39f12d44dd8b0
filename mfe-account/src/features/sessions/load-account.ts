import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn, unlessSignedOut, type Asked } from '../../parts/signed-in';

const { ownReferral, sessions } = accountApi.endpoints;

/** Loads the user's sessions, and the balance that would be lost with the account. */
export async function loadAccount(app: AppContext, asked: Asked): Promise<void> {
  const user = await signedIn(app, asked);
  if (!user) return;
  await unlessSignedOut(asked, [
    app.query(sessions, undefined, { fresh: true }),
    ...(user.contributor?.referralCode ? [app.query(ownReferral, undefined, { fresh: true })] : []),
  ]);
}
