import { redirect } from '@valam/mfe-kit/remote';
import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const { commissions, ownReferral, referralStats } = accountApi.endpoints;

/** Asks for a partner's own figures; whoever is not signed in is sent to sign in. */
export async function loadDashboard(app: AppContext): Promise<void> {
  const session = await app.session();
  if (session.status !== 'signed-in') {
    if (session.status === 'unknown' && app.isServer) return;
    return redirect('/login', 303);
  }
  const code = session.user.contributor?.referralCode;
  if (!code) return;
  await Promise.all([
    app.attempt(referralStats, { referralCode: code }, { fresh: true }),
    app.attempt(ownReferral, undefined, { fresh: true }),
    app.attempt(commissions, {}, { fresh: true }),
  ]);
}
