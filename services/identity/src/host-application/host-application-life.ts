import type { HostApplicationStatus } from '@valam/contracts/identity/host-application.schema';
import { defineLife } from '../life/life.js';

export type HostApplicationMove = 'review' | 'accept' | 'decline';

export const hostApplicationLife = defineLife<HostApplicationStatus, HostApplicationMove>({
  states: ['pending', 'in_review', 'accepted', 'declined'],
  first: 'pending',
  moves: {
    review: { pending: 'in_review' },
    accept: { in_review: 'accepted' },
    decline: { in_review: 'declined' },
  },
});

/** Deciding a pending application at once is reviewing it and deciding: both steps are kept. */
export function stepsTo(
  status: HostApplicationStatus,
  move: HostApplicationMove,
): readonly HostApplicationMove[] {
  return status === 'pending' && move !== 'review' ? ['review', move] : [move];
}
