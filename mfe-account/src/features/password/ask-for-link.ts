import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';

/** Requests a password reset link; the response is the same for every email address. */
export const askForLink: Action = async (app, form) => {
  try {
    const { message } = await app.send(accountApi.endpoints.forgotPassword, {
      body: { email: textOf(form, 'email') },
    });
    return { ok: true, toast: { title: 'Check your inbox', description: message, tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'That did not work', 'Please try again later.');
  }
};
