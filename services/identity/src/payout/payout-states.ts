import type { PayoutState } from '@valam/contracts/identity/payout.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const payoutMoves = ['markPaid', 'cancel'] as const;
export type PayoutMove = (typeof payoutMoves)[number];

/**
 * A payout is proposed by the run, then paid manually or canceled; the lines of a canceled one wait for the
 * next run.
 */
export const payoutTransitions = defineStates<PayoutState, PayoutMove>(payoutMoves, {
  proposed: { markPaid: 'paid', cancel: 'cancelled' },
  paid: {},
  cancelled: {},
});
