import type { ApprovalStatus } from '@valam/contracts/identity/contributor.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const approvalMoves = ['approve', 'decline', 'suspend', 'reinstate'] as const;
export type ApprovalMove = (typeof approvalMoves)[number];

/** Signed up → decided by staff → in good standing or not. Independent of the verification of the address. */
export const contributorTransitions = defineStates<ApprovalStatus, ApprovalMove>(approvalMoves, {
  pending: { approve: 'approved', decline: 'declined' },
  approved: { suspend: 'suspended' },
  declined: { approve: 'approved' },
  suspended: { reinstate: 'approved' },
});

/** Signing in, a public page and an active code require approval. */
export const isInGoodStanding = (status: ApprovalStatus): boolean => status === 'approved';

/** The actor in the history and in `approvedBy` for automatic approvals of the referral program. */
export const programActor = 'the referral program';
