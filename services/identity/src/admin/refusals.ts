import type { Caller } from '@valam/contracts/identity/auth.schema';
import type { ProblemError } from '@valam/contracts/shared/problem';
import { refuse } from '@valam/service-kit/admin/refuse';

/** The refusal of a transition that the record's state does not allow. */
export function refusedMove(entity: string, move: string, state: string): ProblemError {
  return refuse(`This ${entity} is ${state}: ${move} is not possible.`, { state, move });
}

/** A blocked person can use neither a link nor a password, so no email may announce one. */
export const refusedBlocked = (): ProblemError =>
  refuse('The account with this address is blocked. Unblock it first.');

/** Name of the acting person in histories. */
export const actorOf = (caller: Caller): string => caller.email ?? 'staff';

export const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;
