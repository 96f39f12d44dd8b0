import { ProblemError } from '@valam/contracts/shared/problem';

/** The subject has no responders, so the call was not handled. */
export class RpcUnavailableError extends Error {
  override readonly name = 'RpcUnavailableError';
  constructor(readonly subject: string) {
    super(`Nobody answers ${subject}`);
  }
}

/** No response in time; the call may or may not have had an effect. */
export class RpcTimeoutError extends Error {
  override readonly name = 'RpcTimeoutError';
  constructor(
    readonly subject: string,
    readonly timeoutMs: number,
    /** Repeating the call has no further effect. */
    readonly isRepeatable: boolean,
  ) {
    super(`${subject} did not answer within ${timeoutMs} ms`);
  }
}

/** The response does not match the contract. */
export class RpcBadReplyError extends Error {
  override readonly name = 'RpcBadReplyError';
  constructor(
    readonly subject: string,
    readonly issues: string,
  ) {
    super(`${subject} answered in another shape: ${issues}`);
  }
}

/**
 * Returns true if a unit could not answer a call: it is down or slow, or it runs without its database and refuses the
 * call as unavailable. Such a failure does not mean that the requested record does not exist.
 */
export function isAway(error: unknown): boolean {
  if (error instanceof RpcUnavailableError || error instanceof RpcTimeoutError) return true;
  return error instanceof ProblemError && error.problem.kind === 'unavailable';
}
