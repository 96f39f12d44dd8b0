import type { EntityManager } from 'typeorm';
import { UserEntity } from '../user/user.entity.js';
import { iso } from '../admin/refusals.js';
import { ApprovalStepEntity } from '../contributor/approval-step.entity.js';
import type { ContributorEntity } from '../contributor/contributor.entity.js';
import { contributorTransitions } from '../contributor/contributor-states.js';
import { offeredPicture } from '../contributor/offered-picture.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import type { contributorsAdmin } from '@valam/contracts/identity/contributors.admin';

/** A contributor in the back office; a single one includes history and account. */
export async function contributorRecord(
  of: ContributorEntity,
  tx?: EntityManager,
): Promise<AdminRecordOf<typeof contributorsAdmin>> {
  const record: AdminRecordOf<typeof contributorsAdmin> = {
    ...of,
    approvedAt: iso(of.approvedAt),
    createdAt: iso(of.createdAt),
    updatedAt: iso(of.updatedAt),
    possibleActions: contributorTransitions.possible(of.approvalStatus),
  };
  if (!tx) return record;
  const history = await tx.find(ApprovalStepEntity, {
    where: { contributorId: of.id },
    order: { at: 'ASC' },
    take: 100,
  });
  const user = await tx.findOneBy(UserEntity, { contributorId: of.id });
  return {
    ...record,
    history: history.map(({ at, from, to, actor, reason }) => ({ at: iso(at), from, to, actor, reason })),
    account: user && {
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      isBlocked: user.isBlocked,
      offeredPicture: offeredPicture(user.profilePic),
    },
  };
}
