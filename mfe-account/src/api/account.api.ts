import { listToursRoute } from '@valam/contracts/catalog/tour.routes';
import {
  changeEmailRoute,
  changePasswordRoute,
  checkPasswordLinkRoute,
  forgotPasswordRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  signUpRoute,
  verifyEmailRoute,
} from '@valam/contracts/identity/account.routes';
import { loginRoute, logoutRoute } from '@valam/contracts/identity/auth.routes';
import { applyAsHostRoute } from '@valam/contracts/identity/host-application.routes';
import { erasePersonRoute, exportPersonRoute } from '@valam/contracts/identity/privacy.routes';
import {
  changeOwnProfileRoute,
  getOwnProfileRoute,
  uploadOwnPhotoRoute,
} from '@valam/contracts/identity/profile.routes';
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

export const accountApi = createRemoteApi('account', (build) => ({
  login: build.mutation(routeMutation(loginRoute)),
  logout: build.mutation(routeMutation(logoutRoute)),
  signUp: build.mutation(routeMutation(signUpRoute)),
  verifyEmail: build.query(routeQuery(verifyEmailRoute)),
  resendVerification: build.mutation(routeMutation(resendVerificationRoute)),
  forgotPassword: build.mutation(routeMutation(forgotPasswordRoute)),
  passwordLink: build.query(routeQuery(checkPasswordLinkRoute)),
  resetPassword: build.mutation(routeMutation(resetPasswordRoute)),
  changePassword: build.mutation(routeMutation(changePasswordRoute)),
  changeEmail: build.mutation(routeMutation(changeEmailRoute)),
  applyAsHost: build.mutation(routeMutation(applyAsHostRoute)),
  signUpForReferral: build.mutation(routeMutation(signUpForReferralRoute)),
  referralStats: build.query(routeQuery(getReferralStatsRoute)),
  ownReferral: build.query(routeQuery(getOwnReferralRoute)),
  commissions: build.query(routeQuery(listOwnCommissionsRoute)),
  payouts: build.query(routeQuery(listOwnPayoutsRoute)),
  payout: build.query(routeQuery(getOwnPayoutRoute)),
  setPayoutDetails: build.mutation(routeMutation(setPayoutDetailsRoute)),
  profile: build.query(routeQuery(getOwnProfileRoute)),
  /** Reads the profile into a separate cache entry, without updating the record in the form. */
  profileNow: build.query(routeQuery(getOwnProfileRoute)),
  changeProfile: build.mutation(routeMutation(changeOwnProfileRoute)),
  uploadOwnPhoto: build.mutation(routeMutation(uploadOwnPhotoRoute)),
  exportPerson: build.mutation(routeMutation(exportPersonRoute)),
  erasePerson: build.mutation(routeMutation(erasePersonRoute)),
  tours: build.query(routeQuery(listToursRoute)),
  sessions: build.query(routeQuery(listSessionsRoute)),
  revokeSession: build.mutation(routeMutation(revokeSessionRoute)),
  revokeOtherSessions: build.mutation(routeMutation(revokeOtherSessionsRoute)),
}));
