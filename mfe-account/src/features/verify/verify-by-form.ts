import { textOf } from '@valam/mfe-kit/form';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';
import { refused } from '../../parts/refused';

/** Redeems the link by a form, for visitors without scripts. */
export const verifyByForm: Action = async (app, form) => {
  try {
    const { message } = await app.query(accountApi.endpoints.verifyEmail, { token: textOf(form, 'token') });
    return {
      ok: true,
      toast: { title: 'Email Verified!', description: message, tone: 'success' },
      redirect: '/login',
    };
  } catch (reason) {
    return refused(reason, 'Verification Failed', 'Verification failed');
  }
};
