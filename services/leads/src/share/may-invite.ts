import type { BookingState } from '@valam/contracts/leads/booking-states';
import { isTimeToShare, leastShareMinor, mostInvitations } from '@valam/contracts/leads/share';
import { mayPayBalance } from '../booking/allowed-changes.js';

export interface SharingBasis {
  readonly state: BookingState;
  readonly balanceMinor: number;
  readonly hasPlan: boolean;
  /** The day in India by which the balance is due; null without a due date. */
  readonly balanceDueOn: string | null;
  readonly today: string;
  /** The number of companions who may still be invited. */
  readonly places: number;
  readonly invitations: number;
  /** The amount proposed for each. */
  readonly proposedMinor: number;
}

/** The reason why no companion may be invited now, as a sentence; null if invitations are possible. */
export function whyNotInvite(basis: SharingBasis): string | null {
  if (!mayPayBalance(basis.state, basis.balanceMinor) || !basis.balanceDueOn)
    return 'There is no balance to share.';
  if (basis.hasPlan)
    return 'The balance is paid in installments. Leave the payment plan first, then invite companions.';
  if (!isTimeToShare(basis.balanceDueOn, basis.today)) return 'The balance is due too soon to be shared.';
  if (basis.places <= 0) return 'Everyone who travels with you has a share.';
  if (basis.invitations >= mostInvitations) return 'You have sent as many invitations as a booking allows.';
  return basis.proposedMinor < leastShareMinor ? 'What is left to pay is too little to share.' : null;
}
