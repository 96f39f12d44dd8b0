import { adminProblems } from '@valam/contracts/shared/admin';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';

/** The refusal of a request that the current state does not allow. */
export function refuse(message: string, details?: Record<string, unknown>): ProblemError {
  return problem({ problems: adminProblems }, 'admin.refused', message, details);
}
