import type { Caller } from '@valam/contracts/identity/auth.schema';
import { listSessions } from '@valam/contracts/identity/session.rpc';
import { problem } from '@valam/contracts/shared/problem';

/** The user id of a call; calls without a session are refused. */
export function signedIn(caller: Caller): string {
  if (!caller.userId) throw problem(listSessions, 'identity.signed_out', 'Please sign in.');
  return caller.userId;
}
