import { callFailure } from '@valam/mfe-kit/api';
import { accountApi } from '../../api/account.api';

export type Verification =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly message: string }
  | { readonly status: 'error'; readonly message: string };

/** Redeems the link of a verification email, by script only: an email scanner that opens the page does not use it up. */
export function useVerification(token: string): Verification {
  const { data, error } = accountApi.useVerifyEmailQuery({ token }, { skip: token === '' });
  if (token === '') return { status: 'error', message: 'Invalid verification link' };
  if (data) return { status: 'success', message: data.message };
  if (!error) return { status: 'loading' };
  const failure = callFailure(error);
  if (!failure || failure.status === 0)
    return { status: 'error', message: 'An error occurred during verification' };
  return { status: 'error', message: failure.problem.message || 'Verification failed' };
}
