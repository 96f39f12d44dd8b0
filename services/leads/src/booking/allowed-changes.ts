import type { BookingState } from '@valam/contracts/leads/booking-states';
import { isStillAllowed, lastDayFor, type ChangeKind } from '@valam/contracts/leads/refund-policy';
import { istDay } from '@valam/contracts/shared/days';

const travelling: readonly BookingState[] = ['deposit_paid', 'balance_due', 'paid'];

/**
 * The state that a booking of a canceled departure is about to get: the job cancels such bookings one by one.
 */
export const stateSoon = (state: BookingState, departureCancelledAt: Date | null): BookingState =>
  departureCancelledAt && travelling.includes(state) ? 'cancelled' : state;

/** A booking with seats on a future departure. */
export function isUpcoming(state: BookingState, startDate: string, now: Date): boolean {
  return travelling.includes(state) && istDay(now) < startDate;
}

export function mayCancel(state: BookingState, startDate: string, now: Date): boolean {
  return isUpcoming(state, startDate, now);
}

export function mayChange(kind: ChangeKind, state: BookingState, startDate: string, now: Date): boolean {
  return isUpcoming(state, startDate, now) && isStillAllowed(kind, startDate, now);
}

export function mayPayBalance(state: BookingState, balanceMinor: number): boolean {
  return (state === 'deposit_paid' || state === 'balance_due') && balanceMinor > 0;
}

/** Permission for one kind of change, as shown to the traveler. */
export function permission(kind: ChangeKind, state: BookingState, startDate: string, now: Date) {
  const allowed = mayChange(kind, state, startDate, now);
  return { allowed, until: travelling.includes(state) ? lastDayFor(kind, startDate) : null };
}
