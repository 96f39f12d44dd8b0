import type { Problem } from '@valam/contracts/shared/problem';

/** Reply on the wire: the output, or the problem. */
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
  message: 'This is temporarily unavailable. Please try again.',
};

/** The call, or its answer, would be larger than a message. */
export const tooLargeProblem: Problem = {
  code: 'request.too_large',
  kind: 'too_large',
  message: 'This is more than is accepted at once. Make it smaller, or send it in parts.',
};

/** The call names a caller without proof that the gateway has verified who it is. */
export const unprovenCaller: Problem = {
  code: 'rpc.caller_unproven',
  kind: 'forbidden',
  message: 'Who is calling is not proven.',
};
