import type { ApprovalStatus } from '@valam/contracts/identity/contributor.schema';
import { defineLife } from '../life/life.js';

export type ApprovalMove = 'approve' | 'decline' | 'suspend' | 'reinstate';

/** Signed up → decided by staff → in good standing or not. Verification of the address is a fact beside it. */
export const contributorLife = defineLife<ApprovalStatus, ApprovalMove>({
  states: ['pending', 'approved', 'declined', 'suspended'],
  first: 'pending',
  moves: {
    approve: { pending: 'approved', declined: 'approved' },
    decline: { pending: 'declined' },
    suspend: { approved: 'suspended' },
    reinstate: { suspended: 'approved' },
  },
});

/** The person concerned reads the reason, so there has to be one. */
export const needsReason = (move: ApprovalMove): boolean => move === 'decline' || move === 'suspend';

/** Signing in, a public page and a live code need approval; nothing less. */
export const isInGoodStanding = (status: ApprovalStatus): boolean => status === 'approved';
