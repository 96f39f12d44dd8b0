import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { PageQuery } from '../shared/pages.js';
import { Id, optionalLine } from '../shared/text.js';
import { Message } from './account.schema.js';
import { CommissionLine, CommissionState } from './commission.schema.js';
import { PayoutDetailsChange, PayoutDetailsSummary, PayoutSheet } from './payout.schema.js';
import {
  drawOwnQr,
  exportOwnCommissions,
  getOwnReferral,
  getReferralStats,
  listOwnCommissions,
  listOwnPayouts,
  pictureOwnQr,
  readOwnPayout,
  recordClick,
  setPayoutDetails,
  signUpForReferral,
} from './referral.rpc.js';
import { OwnReferral, ReferralCode, ReferralSignupInput, ReferralStats } from './referral.schema.js';

export const signUpForReferralRoute = defineRoute({
  method: 'POST',
  path: '/api/referral-signup',
  summary: 'Join the referral program',
  body: ReferralSignupInput,
  output: Message,
  problems: signUpForReferral.problems,
  status: 201,
  limit: 'form',
});

export const getReferralStatsRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/stats/:referralCode',
  summary: 'Who used my code',
  params: z.object({ referralCode: ReferralCode }),
  output: ReferralStats,
  problems: getReferralStats.problems,
  access: 'session',
});

export const getOwnReferralRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me',
  summary: 'My code, clicks, earnings and next payout',
  output: OwnReferral,
  problems: getOwnReferral.problems,
  access: 'session',
});

/** A plain array without `page`, one page with it. */
export const listOwnCommissionsRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/commissions',
  summary: 'My commission lines',
  query: z.extend(PageQuery, { state: z.optional(CommissionState) }),
  output: z.union([listOwnCommissions.output, z.array(CommissionLine)]),
  problems: listOwnCommissions.problems,
  access: 'session',
});

export const exportOwnCommissionsRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/commissions.csv',
  summary: 'My commission lines as a table file',
  output: z.string(),
  problems: exportOwnCommissions.problems,
  access: 'session',
  contentType: 'text/csv; charset=utf-8',
});

export const listOwnPayoutsRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/payouts',
  summary: 'My payouts',
  output: listOwnPayouts.output,
  problems: listOwnPayouts.problems,
  access: 'session',
});

/** One payout with its lines; another partner's gives `not_found`. */
export const getOwnPayoutRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/payouts/:payoutId',
  summary: 'The statement of one of my payouts',
  params: z.object({ payoutId: Id }),
  output: PayoutSheet,
  problems: readOwnPayout.problems,
  access: 'session',
});

export const drawOwnQrRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/qr.svg',
  summary: 'My referral link as a QR code',
  query: z.object({ path: optionalLine(1_000) }),
  output: z.string(),
  problems: drawOwnQr.problems,
  access: 'session',
  contentType: 'image/svg+xml',
});

export const pictureOwnQrRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/me/qr.png',
  summary: 'My referral link as a QR code, as a picture',
  query: drawOwnQrRoute.query,
  output: pictureOwnQr.output,
  problems: pictureOwnQr.problems,
  access: 'session',
  contentType: 'image/png',
});

export const setPayoutDetailsRoute = defineRoute({
  method: 'PUT',
  path: '/api/referrals/me/payout-details',
  summary: 'Where my payouts go',
  body: PayoutDetailsChange,
  output: PayoutDetailsSummary,
  problems: setPayoutDetails.problems,
  access: 'session',
  limit: 'password',
});

export const recordClickRoute = defineRoute({
  method: 'POST',
  path: '/api/referrals/click',
  summary: 'Count a visit with a referral code',
  body: z.object({ code: ReferralCode, path: optionalLine(2_000) }),
  output: recordClick.output,
  limit: 'form',
});

/** Counts clicks without JavaScript: a page whose URL has a code includes this picture in `<noscript>`. */
export const recordClickAsPictureRoute = defineRoute({
  method: 'GET',
  path: '/api/referrals/click.svg',
  summary: 'Count a visit with a referral code, without scripts',
  query: z.object({ code: ReferralCode }),
  output: z.string(),
  contentType: 'image/svg+xml',
});
