import type { PayoutState } from '@valam/contracts/identity/payout.schema';
import { defineLife } from '../life/life.js';

export type PayoutMove = 'markPaid' | 'cancel';

/** A payout is proposed by the run, then paid by hand or given up; given up, its lines wait for the next run. */
export const payoutLife = defineLife<PayoutState, PayoutMove>({
  states: ['proposed', 'paid', 'cancelled'],
  first: 'proposed',
  moves: {
    markPaid: { proposed: 'paid' },
    cancel: { proposed: 'cancelled' },
  },
});
