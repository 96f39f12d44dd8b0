import { passwordMinLength } from '@valam/contracts/identity/account.schema';
import { passwordOf } from '@valam/mfe-kit/form';
import { refused } from '@valam/mfe-kit/refused';
import type { Action } from '@valam/mfe-kit/remote';
import { accountApi } from '../../api/account.api';

const { changePassword: send, sessions } = accountApi.endpoints;

/* If the new password is already in force, a retry with the old one is rejected, and this device may be signed out. */
const lost =
  'We can’t tell whether your password was changed. Please try again. If your current password is refused, or you are asked to sign in, the new one is in force.';

/** Changes the password, which requires the current one; all other devices are signed out. */
export const changePassword: Action = async (app, form) => {
  const currentPassword = passwordOf(form, 'currentPassword');
  const password = passwordOf(form);
  const errors = faultsOf(currentPassword, password, passwordOf(form, 'confirmPassword'));
  if (errors) return { ok: false, errors };
  try {
    const { message } = await app.send(send, { body: { currentPassword, password } });
    await app.attempt(sessions, undefined, { fresh: true });
    return { ok: true, toast: { title: 'Password changed', description: message, tone: 'success' } };
  } catch (reason) {
    return refused(reason, 'Password not changed', { otherwise: 'Please try again later.', lost });
  }
};

function faultsOf(current: string, password: string, confirmed: string): Record<string, string> | null {
  if (!current) return { currentPassword: 'Please enter your current password' };
  if (password.length < passwordMinLength) return { password: 'Password must be at least 6 characters' };
  return password === confirmed ? null : { confirmPassword: "Passwords don't match" };
}
