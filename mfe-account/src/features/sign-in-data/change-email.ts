import { passwordOf, textOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const { changeEmail: send } = accountApi.endpoints;

/** Sends a link to the new email address; the account keeps the current address until the link is opened. */
export const changeEmail: Action = async (app, form) => {
  const email = textOf(form, 'email');
  const currentPassword = passwordOf(form, 'currentPassword');
  if (!email) return { ok: false, errors: { email: 'Please enter your new email address' } };
  if (!currentPassword)
    return { ok: false, errors: { currentPassword: 'Please enter your current password' } };
  try {
    const { message } = await app.send(send, { body: { email, currentPassword } });
    return { ok: true, toast: { title: 'Please check your email', description: message, tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Email address not changed', { otherwise: 'Please try again later.' });
  }
};
