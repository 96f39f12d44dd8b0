import { callFailure } from '@valam/mfe-kit/api';
import { accountApi } from '../../api/account.api';

export type Verification =
  | { readonly status: 'loading' }
  | { readonly status: 'success'; readonly message: string; readonly isNewAddress: boolean }
  | {
      readonly status: 'error';
      readonly message: string;
      /** The retry, if the link has not been rejected. */
      readonly again?: () => void;
    };

/** Redeems the link of a verification email only in the browser, so that an email scanner does not use it up. */
export function useVerification(token: string): Verification {
  const { data, error, isFetching, refetch } = accountApi.useVerifyEmailQuery(
    { token },
    { skip: token === '' },
  );
  if (token === '') return { status: 'error', message: 'Invalid verification link' };
  if (data) return { status: 'success', message: data.message, isNewAddress: data.isNewAddress ?? false };
  if (!error || isFetching) return { status: 'loading' };
  const failure = callFailure(error);
  const again = () => void refetch();
  if (!failure || failure.status === 0)
    return { status: 'error', message: 'An error occurred during verification', again };
  const { kind, message } = failure.problem;
  const isUnjudged = kind === 'unavailable' || kind === 'internal' || kind === 'rate_limited';
  return { status: 'error', message: message || 'Verification failed', ...(isUnjudged && { again }) };
}
