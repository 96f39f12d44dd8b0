import { listToursRoute } from '@valam/contracts/catalog/tour.routes';
import {
  changePasswordRoute,
  forgotPasswordRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  signUpRoute,
  verifyEmailRoute,
} from '@valam/contracts/identity/account.routes';
import { loginRoute, logoutRoute } from '@valam/contracts/identity/auth.routes';
import { applyAsHostRoute } from '@valam/contracts/identity/host-application.routes';
import { erasePersonRoute, exportPersonRoute } from '@valam/contracts/identity/privacy.routes';
import { changeOwnProfileRoute, getOwnProfileRoute } from '@valam/contracts/identity/profile.routes';
import {
  getOwnPayoutRoute,
  getOwnReferralRoute,
  getReferralStatsRoute,
  listOwnCommissionsRoute,
  listOwnPayoutsRoute,
  setPayoutDetailsRoute,
  signUpForReferralRoute,
} from '@valam/contracts/identity/referral.routes';
import {
  listSessionsRoute,
  revokeOtherSessionsRoute,
  revokeSessionRoute,
} from '@valam/contracts/identity/session.routes';
import { createRemoteApi, routeMutation, routeQuery } from '@valam/mfe-kit/api';

/** Every call of accounts and partners. */
export const accountApi = createRemoteApi('account', {
  login: routeMutation(loginRoute),
  logout: routeMutation(logoutRoute),
  signUp: routeMutation(signUpRoute),
  verifyEmail: routeQuery(verifyEmailRoute),
  resendVerification: routeMutation(resendVerificationRoute),
  forgotPassword: routeMutation(forgotPasswordRoute),
  resetPassword: routeMutation(resetPasswordRoute),
  changePassword: routeMutation(changePasswordRoute),
  applyAsHost: routeMutation(applyAsHostRoute),
  signUpForReferral: routeMutation(signUpForReferralRoute),
  referralStats: routeQuery(getReferralStatsRoute),
  ownReferral: routeQuery(getOwnReferralRoute),
  commissions: routeQuery(listOwnCommissionsRoute),
  payouts: routeQuery(listOwnPayoutsRoute),
  payout: routeQuery(getOwnPayoutRoute),
  setPayoutDetails: routeMutation(setPayoutDetailsRoute),
  profile: routeQuery(getOwnProfileRoute),
  changeProfile: routeMutation(changeOwnProfileRoute),
  exportPerson: routeMutation(exportPersonRoute),
  erasePerson: routeMutation(erasePersonRoute),
  tours: routeQuery(listToursRoute),
  sessions: routeQuery(listSessionsRoute),
  revokeSession: routeMutation(revokeSessionRoute),
  revokeOtherSessions: routeMutation(revokeOtherSessionsRoute),
});
