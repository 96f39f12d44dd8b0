import type { EntityManager } from 'typeorm';
import { isUuid } from '@valam/service-kit/admin/find-by-id';
import { UserEntity } from '../user/user.entity.js';
import { iso } from '../admin/refusals.js';
import { SessionEntity } from '../session/session.entity.js';
import { deviceName } from '../session/device.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { usersAdmin } from '@valam/contracts/identity/users.admin';

type UserRecord = AdminRecordOf<typeof usersAdmin>;

/** An account without secrets; a single one includes its sessions. */
export async function userRecord(user: UserEntity, tx?: EntityManager): Promise<UserRecord> {
  const record: UserRecord = {
    id: user.id,
    version: user.version,
    email: user.email,
    fullName: user.fullName,
    role: user.role,
    signupUsing: user.signupUsing,
    emailVerified: user.emailVerified,
    emailVerifiedAt: iso(user.emailVerifiedAt),
    contributorId: user.contributorId,
    isBlocked: user.isBlocked,
    mayHavePassword: user.passwordHash !== null,
    hasTotp: user.totpConfirmedAt !== null,
    createdAt: iso(user.createdAt),
    updatedAt: iso(user.updatedAt),
  };
  if (!tx) return record;
  const sessions = await tx.find(SessionEntity, {
    where: { userId: user.id },
    order: { seenAt: 'DESC' },
    take: 50,
  });
  return {
    ...record,
    sessions: sessions.map((of) => ({ id: of.id, device: deviceName(of.userAgent), seenAt: iso(of.seenAt) })),
  };
}

/** Accounts in a list, without their sessions. */
export const userRecords = (users: readonly UserEntity[]): Promise<UserRecord[]> =>
  Promise.all(users.map((user) => userRecord(user)));

export async function findUser(tx: EntityManager, id: string, lock: boolean): Promise<UserRecord | null> {
  if (!isUuid(id)) return null;
  const found = await tx.findOne(UserEntity, {
    where: { id },
    ...(lock ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  return found && userRecord(found, tx);
}
