import { HttpException } from '@nestjs/common';
import { outcomeUnknown, ProblemError } from '@valam/contracts/shared/problem';
import { isTransient } from '@valam/service-kit/database/transient';
import { RpcTimeoutError } from '@valam/service-kit/rpc/errors';
import { StorageUnavailableError } from '@valam/service-kit/storage/object-storage';
import {
  internal,
  malformed,
  routeUnknown,
  tooLarge,
  unanswered,
  unavailable,
  unsupportedBody,
} from './gateway-problems.js';

export interface Outcome {
  readonly refusal: ProblemError;
  /** Log level; not logged if omitted. */
  readonly level?: 'error' | 'warn';
}

/** Maps any thrown value to a response. `mayRepeat`: the same request again has no second effect. */
export function problemOf(error: unknown, mayRepeat: boolean): Outcome {
  if (error instanceof ProblemError && error.problem.code === outcomeUnknown.code && mayRepeat)
    return { refusal: unavailable() };
  if (error instanceof ProblemError)
    return { refusal: error, ...(error.problem.kind === 'internal' && { level: 'error' }) };
  if (error instanceof RpcTimeoutError && !error.isRepeatable && !mayRepeat)
    return { refusal: unanswered(), level: 'warn' };
  if (isTransient(error) || error instanceof StorageUnavailableError)
    return { refusal: unavailable(), level: 'warn' };
  const status = statusOf(error);
  if (status === 404) return { refusal: routeUnknown() };
  if (status === 413) return { refusal: tooLarge() };
  if (status === 415) return { refusal: unsupportedBody() };
  if (status >= 400 && status < 500) return { refusal: malformed('The request could not be read.') };
  return { refusal: internal(), level: 'error' };
}

/** Fastify and Nest set the status on their errors. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if (error instanceof HttpException) return error.getStatus();
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
