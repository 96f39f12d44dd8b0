import { HttpException } from '@nestjs/common';
import { ProblemError } from '@valam/contracts/shared/problem';
import { isTransient } from '@valam/service-kit/database/transient';
import {
  internal,
  malformed,
  routeUnknown,
  tooLarge,
  unavailable,
  unsupportedBody,
} from './gateway-problems.js';

/** Makes of anything that was thrown what may be answered. `isBug` says that it belongs in the log. */
export function problemOf(error: unknown): { refusal: ProblemError; isBug: boolean } {
  if (error instanceof ProblemError) return { refusal: error, isBug: error.problem.kind === 'internal' };
  if (isTransient(error)) return { refusal: unavailable(), isBug: false };
  const status = statusOf(error);
  if (status === 404) return { refusal: routeUnknown(), isBug: false };
  if (status === 413) return { refusal: tooLarge(), isBug: false };
  if (status === 415) return { refusal: unsupportedBody(), isBug: false };
  if (status >= 400 && status < 500)
    return { refusal: malformed('The request could not be read.'), isBug: false };
  return { refusal: internal(), isBug: true };
}

/** Fastify and Nest say what they refuse by a status. */
function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 500;
  if (error instanceof HttpException) return error.getStatus();
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
