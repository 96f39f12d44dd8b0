import { ProblemError } from '@valam/contracts/shared/problem';
import { ConcurrencyLimitError } from '@valam/service-kit/limit/concurrency-limit';
import type { RuleName } from './limit-rules.js';
import type { Limits } from './limits.js';

/** Counts an attempt for every rule of the list, and refuses it if any limit is exceeded. */
export async function countTries(
  limits: Limits,
  tries: readonly (readonly [RuleName, string])[],
): Promise<void> {
  const results = await Promise.all(tries.map(([rule, key]) => limits.consume(rule, key)));
  const refused = results.filter((result) => !result.allowed);
  if (refused.length === 0) return;
  throw tooManyTries(Math.max(...refused.map((result) => result.retryAfterSeconds)));
}

export function tooManyTries(
  retryAfterSeconds: number,
  message = 'Too many attempts. Please try again later.',
): ProblemError {
  return new ProblemError({
    code: 'identity.too_many_tries',
    kind: 'rate_limited',
    message,
    details: { retryAfterSeconds },
  });
}

/** Refuses with 'busy' if the password queue is full. */
export async function unlessBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ConcurrencyLimitError)) throw error;
    throw new ProblemError({
      code: 'identity.busy',
      kind: 'unavailable',
      message: 'Many people are signing in right now. Please try again in a moment.',
      details: { retryAfterSeconds: 2 },
    });
  }
}
