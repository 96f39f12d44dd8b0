import type { Action } from '@valam/mfe-kit/remote';

type Name = keyof typeof import('./form-actions').formActions;

/** Lazy-loads the code of an action when its form is sent. */
const sent =
  (name: Name): Action =>
  async (app, form) => {
    const { formActions } = await import(/* webpackChunkName: "form-actions" */ './form-actions');
    return formActions[name](app, form);
  };

/** The form actions that account exposes. */
export const actions: Readonly<Record<Name, Action>> = {
  login: sent('login'),
  signup: sent('signup'),
  verify: sent('verify'),
  'resend-verification': sent('resend-verification'),
  'forgot-password': sent('forgot-password'),
  'reset-password': sent('reset-password'),
  'change-email': sent('change-email'),
  'change-password': sent('change-password'),
  'referral-signup': sent('referral-signup'),
  'host-application': sent('host-application'),
  'payout-details': sent('payout-details'),
  profile: sent('profile'),
  'end-session': sent('end-session'),
  'end-other-sessions': sent('end-other-sessions'),
  'own-data': sent('own-data'),
};
