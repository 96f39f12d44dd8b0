import type { HostApplicationStatus } from '@valam/contracts/identity/host-application.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const hostApplicationMoves = ['review', 'accept', 'decline'] as const;
export type HostApplicationMove = (typeof hostApplicationMoves)[number];

export const hostApplicationTransitions = defineStates<HostApplicationStatus, HostApplicationMove>(
  hostApplicationMoves,
  {
    pending: { review: 'in_review' },
    in_review: { accept: 'accepted', decline: 'declined' },
    accepted: {},
    declined: {},
  },
);

/**
 * The transitions to a decision: a pending application that is decided directly is reviewed and decided, and
 * both steps are recorded.
 */
export function stepsTo(
  status: HostApplicationStatus,
  move: HostApplicationMove,
): readonly HostApplicationMove[] {
  return status === 'pending' && move !== 'review' ? ['review', move] : [move];
}
