import { CallRefused } from '@valam/mfe-kit/api';
import { passwordOf, textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { adminApi } from '../../admin/api/admin.api';
import { accountApi } from '../../api/account.api';
import { codeNeeded } from './code-needed';
import { afterSignIn, pageAfterSignIn } from '../../parts/sign-in-address';

const cookiesBlocked = 'Your browser blocks cookies. Allow them for this site, then sign in again.';
const otherwise = 'Login failed. Please try again.';

/** Signs in and sets the session in the shell. */
export const logIn: Action = async (app, form) => {
  const email = textOf(form, 'email');
  const password = passwordOf(form);
  const missing = missingIn(email, password);
  if (Object.keys(missing).length > 0)
    return { ...failed('Please enter both email and password'), errors: missing };
  // Without a cookie, the next call would be signed out and lead back to this form without an explanation.
  if (!app.isServer && !navigator.cookieEnabled) return failed(cookiesBlocked);
  try {
    const answer = await app.send(accountApi.endpoints.login, {
      body: { email, password, totp: textOf(form, 'totp') || null },
    });
    if ('totpRequired' in answer) {
      return {
        ok: false,
        errors: { totp: codeNeeded },
      };
    }
    // Clears the previous user's cached data, which must never be shown to this user, not even if refetching fails.
    for (const api of [accountApi, adminApi]) app.store.dispatch(api.util.resetApiState());
    app.shell.sessionChanged({ status: 'signed-in', user: answer.user, csrfToken: answer.csrfToken });
    return {
      ok: true,
      toast: { title: 'Login successful!', tone: 'success' },
      redirect: pageAfterSignIn(textOf(form, 'next')) ?? (answer.user.isStaff ? '/admin' : afterSignIn),
      redirectAfterMs: 1_000,
    };
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    const { kind, code, message } = reason.failure.problem;
    if (code === 'identity.code_refused') return { ok: false, errors: { totp: message } };
    // A session that was opened although its response was lost does no harm: the user simply signs in again.
    const isUnworded = kind === 'internal' || code === 'outcome.unknown';
    return failed(isUnworded ? otherwise : message || otherwise, reason.fields);
  }
};

function failed(message: string, fields: Record<string, string> = {}) {
  return {
    ok: false,
    errors: { form: message, ...fields },
    toast: { title: 'Login failed', description: message, tone: 'destructive' as const },
  };
}

const missingIn = (email: string, password: string): Record<string, string> => ({
  ...(!email && { email: 'Please enter your email address' }),
  ...(!password && { password: 'Please enter your password' }),
});
