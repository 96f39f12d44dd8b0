import type { Caller } from '@valam/contracts/identity/auth.schema';
import { adminProblems } from '@valam/contracts/shared/admin';
import { problem, type ProblemError } from '@valam/contracts/shared/problem';

/** It is not possible from where the record stands. */
export function refusedMove(entity: string, move: string, state: string): ProblemError {
  return problem(
    { problems: adminProblems },
    'admin.refused',
    `This ${entity} is ${state}: ${move} is not possible.`,
    {
      state,
      move,
    },
  );
}

export function refused(message: string): ProblemError {
  return problem({ problems: adminProblems }, 'admin.refused', message);
}

/** Who acts, as histories name them. */
export const actorOf = (caller: Caller): string => caller.email ?? 'staff';

export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
