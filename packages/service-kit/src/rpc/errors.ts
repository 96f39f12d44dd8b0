/** No one listens on the subject; no one has seen the call. */
export class RpcUnavailableError extends Error {
  override readonly name = 'RpcUnavailableError';
  constructor(readonly subject: string) {
    super(`Nobody answers ${subject}`);
  }
}

/** No answer in time; whether the call had an effect is unknown. */
export class RpcTimeoutError extends Error {
  override readonly name = 'RpcTimeoutError';
  constructor(
    readonly subject: string,
    readonly timeoutMs: number,
  ) {
    super(`${subject} did not answer within ${timeoutMs} ms`);
  }
}

/** The answer does not have the shape that the contract promises. */
export class RpcBadReplyError extends Error {
  override readonly name = 'RpcBadReplyError';
  constructor(
    readonly subject: string,
    readonly issues: string,
  ) {
    super(`${subject} answered in another shape: ${issues}`);
  }
}
