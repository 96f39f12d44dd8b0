import type { Problem } from '@valam/contracts/shared/problem';

/** What travels back: the output, or the problem. */
export type WireReply = { readonly output: unknown } | { readonly problem: Problem };

export const traceHeader = 'traceparent';

export const internalProblem: Problem = {
  code: 'internal',
  kind: 'internal',
  message: 'Something went wrong on our side.',
};

export const unavailableProblem: Problem = {
  code: 'service.unavailable',
  kind: 'unavailable',
  message: 'This is not available for a moment. Please try again.',
};
