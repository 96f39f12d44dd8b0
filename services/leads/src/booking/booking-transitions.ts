import type { BookingState } from '@valam/contracts/leads/booking-states';

/** What can happen to a booking. */
export const bookingEvents = [
  'payment_opened',
  'payment_unavailable',
  'hold_lapsed',
  'released',
  'deposit_captured',
  'fully_captured',
  'balance_asked',
  'balance_deferred',
  'balance_settled',
  'balance_reopened',
  'cancelled',
  'travelled',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

type Row = Partial<Record<BookingEvent, BookingState>>;

const waitingForPayment: Row = {
  hold_lapsed: 'expired',
  released: 'expired',
  deposit_captured: 'deposit_paid',
  fully_captured: 'paid',
  cancelled: 'cancelled',
};

/**
 * The life of a booking: state × event → state. A cell that is missing cannot happen. An expired booking comes back to
 * life only by a payment that arrived late and found its seats still free.
 */
export const bookingTransitions: Readonly<Record<BookingState, Row>> = {
  held: { ...waitingForPayment, payment_opened: 'awaiting_payment', payment_unavailable: 'expired' },
  awaiting_payment: waitingForPayment,
  deposit_paid: {
    balance_asked: 'balance_due',
    balance_settled: 'paid',
    cancelled: 'cancelled',
  },
  balance_due: {
    balance_deferred: 'deposit_paid',
    balance_settled: 'paid',
    cancelled: 'cancelled',
  },
  paid: { balance_reopened: 'deposit_paid', cancelled: 'cancelled', travelled: 'completed' },
  completed: {},
  expired: { deposit_captured: 'deposit_paid', fully_captured: 'paid' },
  cancelled: {},
};

/** The state after the event; null when it cannot happen in this state. */
export function nextBookingState(state: BookingState, event: BookingEvent): BookingState | null {
  return bookingTransitions[state][event] ?? null;
}

/** Which kind of stock the seats of a booking count in. */
export function seatsOf(state: BookingState): 'reserved' | 'confirmed' | 'none' {
  switch (state) {
    case 'held':
    case 'awaiting_payment':
      return 'reserved';
    case 'deposit_paid':
    case 'balance_due':
    case 'paid':
    case 'completed':
      return 'confirmed';
    case 'expired':
    case 'cancelled':
      return 'none';
  }
}
