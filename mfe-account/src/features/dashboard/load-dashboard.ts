import type { AppContext } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn, unlessSignedOut, type Asked } from '../../parts/signed-in';

const { ownReferral, referralStats } = accountApi.endpoints;

/** Loads the figures of the signed-in partner. */
export async function loadDashboard(app: AppContext, asked: Asked): Promise<void> {
  const code = (await signedIn(app, asked))?.contributor?.referralCode;
  if (!code) return;
  await unlessSignedOut(asked, [
    app.query(referralStats, { referralCode: code }, { fresh: true }),
    app.query(ownReferral, undefined, { fresh: true }),
  ]);
}
