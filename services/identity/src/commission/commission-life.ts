import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { defineLife } from '../life/life.js';

export type CommissionMove =
  | 'completeTour'
  | 'passReleaseDay'
  | 'takeIntoPayout'
  | 'payOut'
  | 'cancelPayout'
  | 'hold'
  | 'release'
  | 'reverse'
  | 'void';

/**
 * The life of one line. `hold`, `reverse` and `void` never touch what is already on its way to the partner: a refund
 * after payout is a line of its own, with a negative amount, that goes the same way.
 */
export const commissionLife = defineLife<CommissionState, CommissionMove>({
  states: ['pending', 'locked', 'approved', 'in_payout', 'paid', 'on_hold', 'reversed', 'void'],
  first: 'pending',
  moves: {
    completeTour: { pending: 'locked' },
    passReleaseDay: { locked: 'approved' },
    takeIntoPayout: { approved: 'in_payout' },
    payOut: { in_payout: 'paid' },
    cancelPayout: { in_payout: 'approved' },
    hold: { pending: 'on_hold', locked: 'on_hold', approved: 'on_hold' },
    release: { on_hold: 'pending' },
    reverse: { pending: 'reversed', locked: 'reversed', approved: 'reversed', on_hold: 'reversed' },
    void: { pending: 'void', locked: 'void', approved: 'void', on_hold: 'void' },
  },
});

/** States in which a line may still change its course. */
export const isOpen = (state: CommissionState): boolean => commissionLife.moves.void[state] !== undefined;
/** States of lines that have left for the partner. */
export const hasLeft = (state: CommissionState): boolean => state === 'in_payout' || state === 'paid';
