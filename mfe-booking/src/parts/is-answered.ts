import { callFailure } from '@valam/mfe-kit/api';

/** True if the service has decided; after a lost connection or a failure of the service the outcome is unknown. */
export function isAnswered(reason: unknown): boolean {
  const kind = callFailure(reason)?.problem.kind;
  return kind !== undefined && kind !== 'unavailable' && kind !== 'internal';
}
