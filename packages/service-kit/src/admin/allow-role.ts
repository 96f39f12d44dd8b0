import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { adminProblems } from '@valam/contracts/shared/admin';
import { problem } from '@valam/contracts/shared/problem';

const refusals = { problems: adminProblems };

/** Refuses a caller who is not signed in as staff, or has none of these roles. */
export function allowRole(caller: Caller, roles: readonly Role[]): void {
  if (!caller.role) throw problem(refusals, 'admin.signed_out', 'Please sign in.');
  if (!roles.includes(caller.role))
    throw problem(refusals, 'admin.role_refused', 'Your role does not allow this.');
}
