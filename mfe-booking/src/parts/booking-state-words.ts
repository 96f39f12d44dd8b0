import type { BookingState } from '@valam/contracts/leads/booking-states';

export const bookingStateWords: Record<BookingState, string> = {
  held: 'Held',
  awaiting_payment: 'Awaiting payment',
  deposit_paid: 'Deposit paid',
  balance_due: 'Balance due',
  paid: 'Paid',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
};

const way: readonly BookingState[] = ['awaiting_payment', 'deposit_paid', 'balance_due', 'paid', 'completed'];

/** The main states of a booking in order, as labels. */
export const bookingWay: readonly string[] = way.map((state) => bookingStateWords[state]);
