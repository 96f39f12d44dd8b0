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

/** The call or its response would exceed the size of a message. */
export const tooLargeProblem: Problem = {
  code: 'request.too_large',
  kind: 'too_large',
  message: 'This is more than is accepted at once. Make it smaller, or send it in parts.',
};

/** The call names a caller without the gateway's proof. */
export const unprovenCaller: Problem = {
  code: 'rpc.caller_unproven',
  kind: 'forbidden',
  message: 'Who is calling is not proven.',
};
