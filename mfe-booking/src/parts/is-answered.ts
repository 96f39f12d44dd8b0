import { callFailure } from '@valam/mfe-kit/api';

/** True if the service has decided; after a lost connection or a failure of the service the outcome is unknown. */
export function isAnswered(reason: unknown): boolean {
  const kind = callFailure(reason)?.problem.kind;
  return kind !== undefined && kind !== 'unavailable' && kind !== 'internal';
}

/** What to do before a retry of a call that is not answered: a response shows that the connection is not the cause. */
export const beforeRetry = (reason: unknown): string =>
  callFailure(reason)?.status === 0 ? 'Check your connection and' : 'Please wait a moment and';
