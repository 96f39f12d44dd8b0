import type { BookingState } from '@valam/contracts/leads/booking-states';
import { defineStates } from '@valam/service-kit/states/state-table';

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
 * Transitions of a booking: state × event → state. A missing cell is an impossible transition. An expired
 * booking is reactivated only by a late payment whose seats are still free.
 */
export const bookingTransitions = defineStates<BookingState, BookingEvent>(bookingEvents, {
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
});

/** The seat counter that includes the seats of a booking. */
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
