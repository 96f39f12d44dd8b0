import type { Caller } from '@valam/contracts/identity/auth.schema';
import { listSessions } from '@valam/contracts/identity/session.rpc';
import { problem } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import { UserEntity } from './user.entity.js';

const signedOut = () => problem(listSessions, 'identity.signed_out', 'Please sign in.');

/** The user id of a call; calls without a session are refused. */
export function signedIn(caller: Caller): string {
  if (!caller.userId) throw signedOut();
  return caller.userId;
}

/**
 * Refuses a call whose account was erased or blocked after its session was read. Runs once the contributor is locked:
 * the call would otherwise give an erased person data again.
 */
export async function refuseEndedAccount(tx: EntityManager, caller: Caller): Promise<void> {
  const user = await tx.findOneBy(UserEntity, { id: signedIn(caller) });
  if (!user || user.isBlocked) throw signedOut();
}
