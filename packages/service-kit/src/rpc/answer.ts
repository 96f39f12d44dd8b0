/** An output that has passed its contract and may leave. */
export class Answer {
  constructor(readonly output: unknown) {}
}

/** What a handler threw: a declared refusal or a bug. Kept as a value, so that Nest's own filters leave it whole. */
export class Failure {
  constructor(readonly error: unknown) {}
}
