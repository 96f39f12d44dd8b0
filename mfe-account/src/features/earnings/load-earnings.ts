import type { AppContext, PageRequest } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { signedIn } from '../../parts/signed-in';
import { linesPerPage, pageOf } from './line-page';

const { commissions, ownReferral, payout, payouts } = accountApi.endpoints;

/** Loads the balance, commission lines, payouts and payout details of the signed-in partner. */
export async function loadEarnings(app: AppContext, { search }: { search: URLSearchParams }): Promise<void> {
  const code = (await signedIn(app))?.contributor?.referralCode;
  if (!code) return;
  await Promise.all([
    app.attempt(ownReferral, undefined, { fresh: true }),
    app.attempt(commissions, { page: pageOf(search), perPage: linesPerPage }, { fresh: true }),
    app.attempt(payouts, undefined, { fresh: true }),
  ]);
}

/** Loads one payout; another partner's payout is answered as not found. */
export async function loadStatement(
  app: AppContext,
  { params }: PageRequest<{ payoutId: string }>,
): Promise<void> {
  if (await signedIn(app)) await app.query(payout, { payoutId: params.payoutId }, { fresh: true });
}
