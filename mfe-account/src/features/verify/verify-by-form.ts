import { textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

/** Redeems the link with a form, for visitors without JavaScript. */
export const verifyByForm: Action = async (app, form) => {
  try {
    const { message } = await app.query(accountApi.endpoints.verifyEmail, { token: textOf(form, 'token') });
    return {
      ok: true,
      toast: { title: 'Email Verified!', description: message, tone: 'success' },
      redirect: '/login',
    };
  } catch (reason) {
    return refused(reason, 'Verification Failed', { otherwise: 'Verification failed', lost: null });
  }
};
