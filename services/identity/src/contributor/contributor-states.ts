import type { ApprovalStatus } from '@valam/contracts/identity/contributor.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const approvalMoves = ['approve', 'decline', 'suspend', 'reinstate'] as const;
export type ApprovalMove = (typeof approvalMoves)[number];

/** Signed up → decided by staff → in good standing or not. Verification of the address is independent of it. */
export const contributorTransitions = defineStates<ApprovalStatus, ApprovalMove>(approvalMoves, {
  pending: { approve: 'approved', decline: 'declined' },
  approved: { suspend: 'suspended' },
  declined: { approve: 'approved' },
  suspended: { reinstate: 'approved' },
});

/** The person concerned reads the reason, so it is required. */
export const needsReason = (move: ApprovalMove): boolean => move === 'decline' || move === 'suspend';

/** Signing in, a public page and an active code require approval. */
export const isInGoodStanding = (status: ApprovalStatus): boolean => status === 'approved';

/** Approves the sign-ups of the referral program: its name in the history and in `approvedBy`. */
export const programActor = 'the referral program';
