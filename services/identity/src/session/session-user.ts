import type { Caller, SessionUser } from '@valam/contracts/identity/auth.schema';
import type { UserEntity } from '../user/user.entity.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { isStaffRole } from '../user/staff-role.js';

/** The person, for their own pages. */
export function sessionUser(
  user: UserEntity,
  contributor: ContributorEntity | null,
  mustSetTotp: boolean,
): SessionUser {
  return {
    id: user.id,
    email: user.email,
    // A partner who joined by the program's form gave the name with the application.
    fullName: user.fullName ?? contributor?.name ?? null,
    role: user.role,
    isStaff: isStaffRole(user.role),
    mustSetTotp,
    contributor: contributor && {
      id: contributor.id,
      slug: contributor.slug,
      name: contributor.name,
      email: contributor.email,
      referralCode: contributor.referralCode,
      approvalStatus: contributor.approvalStatus,
    },
  };
}

/**
 * The person, for use cases. Staff without the required one-time codes have no role until they set them up.
 */
export function callerOf(user: UserEntity, sessionId: string, mustSetTotp: boolean): Caller {
  return {
    userId: user.id,
    role: mustSetTotp ? null : user.role,
    sessionId,
    contributorId: user.contributorId,
    email: user.email,
  };
}
