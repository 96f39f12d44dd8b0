import type { changePassword, resetPassword, signUp } from '@valam/contracts/identity/account.rpc';
import { problem } from '@valam/contracts/shared/problem';
import { passwordFault, passwordMessage, type PasswordOwner } from './password-policy.js';

type Problems = (typeof signUp | typeof resetPassword | typeof changePassword)['problems'];

/** Refuses a password that violates the policy, with an error on its field. */
export async function refuseWeakPassword(
  rpc: typeof signUp | typeof resetPassword | typeof changePassword,
  password: string,
  owner: PasswordOwner,
  words: readonly string[],
): Promise<void> {
  const fault = await passwordFault(password, owner, words);
  if (!fault) return;
  const message = passwordMessage(fault, owner);
  const code = fault === 'too_common' ? 'identity.password_too_common' : 'input.invalid';
  throw problem<Problems>(rpc, code, message, {
    fields: { password: message },
  });
}
