import { CallRefused } from '@valam/mfe-kit/api';
import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const afterLogin = '/dashboard/referrals';

/** Signs in and tells the shell who it is. */
export const logIn: Action = async (app, form) => {
  try {
    const answer = await app.send(accountApi.endpoints.login, {
      body: {
        email: textOf(form, 'email'),
        password: textOf(form, 'password'),
        totp: textOf(form, 'totp') || null,
      },
    });
    if ('totpRequired' in answer) {
      return { ok: false, errors: { totp: 'Please enter the code from your authenticator app.' } };
    }
    app.shell.sessionChanged({ status: 'signed-in', user: answer.user, csrfToken: answer.csrfToken });
    return {
      ok: true,
      toast: { title: 'Login successful!', tone: 'success' },
      redirect: answer.user.isStaff ? '/admin' : afterLogin,
    };
  } catch (reason) {
    if (!(reason instanceof CallRefused)) throw reason;
    const message = reason.message || 'Login failed. Please try again.';
    return {
      ok: false,
      errors: { form: message, ...reason.fields },
      toast: { title: 'Login failed', description: message, tone: 'destructive' },
    };
  }
};
