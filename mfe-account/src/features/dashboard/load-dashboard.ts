import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn } from '../../parts/signed-in';

const { ownReferral, referralStats } = accountApi.endpoints;

/** Loads the figures of the signed-in partner. */
export async function loadDashboard(app: AppContext): Promise<void> {
  const code = (await signedIn(app))?.contributor?.referralCode;
  if (!code) return;
  await Promise.all([
    app.attempt(referralStats, { referralCode: code }, { fresh: true }),
    app.attempt(ownReferral, undefined, { fresh: true }),
  ]);
}
