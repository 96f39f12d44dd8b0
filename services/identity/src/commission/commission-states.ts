import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

const commissionMoves = [
  'completeTour',
  'passReleaseDay',
  'takeIntoPayout',
  'payOut',
  'cancelPayout',
  'hold',
  'release',
  'reverse',
  'void',
] as const;
export type CommissionMove = (typeof commissionMoves)[number];

/**
 * Transitions of one line. `hold`, `reverse` and `void` never affect a line in a payout: a refund after the
 * payout is a separate line with a negative amount, processed in the same way.
 */
export const commissionTransitions = defineStates<CommissionState, CommissionMove>(commissionMoves, {
  pending: { completeTour: 'locked', hold: 'on_hold', reverse: 'reversed', void: 'void' },
  locked: { passReleaseDay: 'approved', hold: 'on_hold', reverse: 'reversed', void: 'void' },
  approved: { takeIntoPayout: 'in_payout', hold: 'on_hold', reverse: 'reversed', void: 'void' },
  in_payout: { payOut: 'paid', cancelPayout: 'approved' },
  paid: {},
  on_hold: { release: 'pending', reverse: 'reversed', void: 'void' },
  reversed: {},
  void: {},
});

/** States in which a line may still change. */
export const isOpen = (state: CommissionState): boolean => commissionTransitions.next(state, 'void') !== null;
/** States of lines that are never paid out. */
export const isOver = (state: CommissionState): boolean => state === 'reversed' || state === 'void';
/** States of lines in a payout. */
export const hasLeft = (state: CommissionState): boolean => state === 'in_payout' || state === 'paid';
