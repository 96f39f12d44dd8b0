import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';

/** Asks for a link to choose a new password; the answer is the same for every address. */
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
