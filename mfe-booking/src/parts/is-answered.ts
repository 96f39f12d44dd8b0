import { callFailure } from '@valam/mfe-kit/api';

const undecided: readonly unknown[] = [undefined, 'rate_limited', 'unavailable', 'internal'];

/** True if the service has decided: not after a lost connection, a failure of the service, or a call above the rate limit. */
export const isAnswered = (reason: unknown): boolean =>
  !undecided.includes(callFailure(reason)?.problem.kind);

/** What to do before a retry of a call that is not answered: a response shows that the connection is not the cause. */
export const beforeRetry = (reason: unknown): string =>
  callFailure(reason)?.status === 0 ? 'Check your connection and' : 'Please wait a moment and';
