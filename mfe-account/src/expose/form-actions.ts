import { accountApi } from '../api/account.api';
import { savePayoutDetails } from '../features/earnings/save-payout-details';
import { applyAsHost } from '../features/host-application/apply-as-host';
import { logIn } from '../features/login/log-in';
import { askForOwnData } from '../features/own-data/ask-for-own-data';
import { choosePassword } from '../features/password/choose-password';
import { saveProfile } from '../features/profile/save-profile';
import { joinProgram } from '../features/referral-signup/join-program';
import { endOtherSessions, endSession } from '../features/sessions/end-session';
import { changeEmail } from '../features/sign-in-data/change-email';
import { changePassword } from '../features/sign-in-data/change-password';
import { signUp } from '../features/signup/sign-up';
import { verifyByForm } from '../features/verify/verify-by-form';
import { askForLink } from '../parts/ask-for-link';

const { forgotPassword, resendVerification } = accountApi.endpoints;

/** The implementations of the form actions. */
export const formActions = {
  login: logIn,
  signup: signUp,
  verify: verifyByForm,
  'resend-verification': askForLink(resendVerification),
  'forgot-password': askForLink(forgotPassword),
  'reset-password': choosePassword,
  'change-email': changeEmail,
  'change-password': changePassword,
  'referral-signup': joinProgram,
  'host-application': applyAsHost,
  'payout-details': savePayoutDetails,
  profile: saveProfile,
  'end-session': endSession,
  'end-other-sessions': endOtherSessions,
  'own-data': askForOwnData,
};
