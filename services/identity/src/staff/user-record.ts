import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../user/user.entity.js';
import { iso } from '../admin/refusals.js';
import { SessionEntity } from '../session/session.entity.js';
import { deviceName } from '../session/device.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { usersAdmin } from '@valam/contracts/identity/users.admin';

/** An account without secrets; a single one includes its sessions. */
export async function userRecord(
  user: UserEntity,
  tx?: EntityManager,
): Promise<AdminRecordOf<typeof usersAdmin>> {
  const record: AdminRecordOf<typeof usersAdmin> = {
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
