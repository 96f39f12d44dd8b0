import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import { reportProblems } from '@valam/contracts/leads/report.rpc';
import { problem } from '@valam/contracts/shared/problem';

const refusals = { problems: reportProblems };

export function allow(caller: Caller, roles: readonly Role[]): void {
  if (!caller.role) throw problem(refusals, 'admin.signed_out', 'Please sign in.');
  if (!roles.includes(caller.role))
    throw problem(refusals, 'admin.role_refused', 'Your role does not allow this.');
}
