import { callFailure } from '@valam/mfe-kit/api';

/** True if the service decided; a lost connection or a failing service says nothing about what was asked. */
export function isAnswered(reason: unknown): boolean {
  const kind = callFailure(reason)?.problem.kind;
  return kind !== undefined && kind !== 'unavailable' && kind !== 'internal';
}
