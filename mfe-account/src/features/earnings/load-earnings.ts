import type { AppContext, PageRequest } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn, unlessSignedOut, type Asked } from '../../parts/signed-in';
import { linesPerPage, pageOf } from './line-page';

const { commissions, ownReferral, payout, payouts } = accountApi.endpoints;

/** Loads the balance, commission lines, payouts and payout details of the signed-in partner. */
export async function loadEarnings(app: AppContext, asked: Asked): Promise<void> {
  const code = (await signedIn(app, asked))?.contributor?.referralCode;
  if (!code) return;
  await unlessSignedOut(asked, [
    app.query(ownReferral, undefined, { fresh: true }),
    app.query(commissions, { page: pageOf(asked.search), perPage: linesPerPage }, { fresh: true }),
    app.query(payouts, undefined, { fresh: true }),
  ]);
}

/** Loads one payout; another partner's payout is a 404. */
export async function loadStatement(
  app: AppContext,
  asked: PageRequest<{ payoutId: string }>,
): Promise<void> {
  if (!(await signedIn(app, asked))) return;
  const read = app.query(payout, { payoutId: asked.params.payoutId }, { fresh: true });
  await unlessSignedOut(asked, [read]);
  await read;
}
