import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import { passwordOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

/* The link works once: a retry is rejected if the first request succeeded. */
const lost =
  'We can’t tell whether your password was saved. Please try to log in with it; if that doesn’t work, try again here.';

/** Sets a new password with the token of the emailed link. */
export const choosePassword: Action = async (app, form) => {
  const password = passwordOf(form);
  if (password.length < passwordMinLength) {
    return { ok: false, errors: { password: 'Password must be at least 6 characters' } };
  }
  if (password !== passwordOf(form, 'confirmPassword')) {
    return { ok: false, errors: { confirmPassword: "Passwords don't match" } };
  }
  try {
    const { message } = await app.send(accountApi.endpoints.resetPassword, {
      body: { token: textOf(form, 'token'), password },
    });
    return {
      ok: true,
      toast: { title: 'Password saved', description: message, tone: 'success' },
      redirect: '/login',
      redirectAfterMs: 1_000,
    };
  } catch (reason) {
    return refused(reason, 'Password not saved', { otherwise: 'Please ask for a new link.', lost });
  }
};
