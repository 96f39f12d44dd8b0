import type { ProblemKind } from '@valam/contracts/shared/problem';

/** The only mapping of problem kinds to HTTP statuses. */
export const problemStatus: Record<ProblemKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};
