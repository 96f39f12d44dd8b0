import { adminProblems } from '@valam/contracts/shared/admin';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';

/** The back office asks for something that the state of things does not allow. */
export function refuse(message: string, details?: Record<string, unknown>): ProblemError {
  return problem({ problems: adminProblems }, 'admin.refused', message, details);
}
