import type { CallFailure } from './http-client';

/** A refused call, or one without a response, as a throwable error. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  constructor(readonly failure: CallFailure) {
    super(failure.problem.message);
  }

  get code(): string {
    return this.failure.problem.code;
  }

  get fields(): Record<string, string> {
    return wrongFieldsOf(this.failure);
  }
}

/** Field → message, if the refusal has fields. */
export function wrongFieldsOf({ problem }: CallFailure): Record<string, string> {
  const fields = problem.details?.['fields'];
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}

/** Unwraps the result of a dispatched call; a refusal is thrown as `CallRefused`. */
export async function unwrapAnswer<T>(call: { unwrap(): Promise<T> }): Promise<T> {
  try {
    return await call.unwrap();
  } catch (error) {
    const failure = callFailure(error);
    throw failure ? new CallRefused(failure) : error;
  }
}

/** The failure in an error from RTK Query hooks or `unwrap`; null for any other error. */
export function callFailure(error: unknown): CallFailure | null {
  if (error instanceof CallRefused) return error.failure;
  if (typeof error === 'object' && error !== null && 'status' in error && 'problem' in error) {
    return error as CallFailure;
  }
  return null;
}
