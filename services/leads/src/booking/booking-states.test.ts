import { bookingStates, type BookingState } from '@valam/contracts/leads/booking-states';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bookingEvents, bookingTransitions, seatsOf } from './booking-states.js';

const cells: Record<string, BookingState> = {
  'held + payment_opened': 'awaiting_payment',
  'held + payment_unavailable': 'expired',
  'held + hold_lapsed': 'expired',
  'held + released': 'expired',
  'held + deposit_captured': 'deposit_paid',
  'held + fully_captured': 'paid',
  'held + cancelled': 'cancelled',
  'awaiting_payment + hold_lapsed': 'expired',
  'awaiting_payment + released': 'expired',
  'awaiting_payment + deposit_captured': 'deposit_paid',
  'awaiting_payment + fully_captured': 'paid',
  'awaiting_payment + cancelled': 'cancelled',
  'deposit_paid + balance_asked': 'balance_due',
  'deposit_paid + balance_settled': 'paid',
  'deposit_paid + cancelled': 'cancelled',
  'balance_due + balance_deferred': 'deposit_paid',
  'balance_due + balance_settled': 'paid',
  'balance_due + cancelled': 'cancelled',
  'paid + balance_reopened': 'deposit_paid',
  'paid + cancelled': 'cancelled',
  'paid + travelled': 'completed',
  'expired + deposit_captured': 'deposit_paid',
  'expired + fully_captured': 'paid',
};

describe('the states of a booking', () => {
  for (const state of bookingStates)
    for (const event of bookingEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'impossible'}`, () => {
        expect(bookingTransitions.next(state, event)).toBe(expected);
      });
    }

  it('never lose a confirmed seat except by a cancellation', () => {
    for (const state of bookingStates)
      for (const event of bookingEvents) {
        const next = bookingTransitions.next(state, event);
        if (next && seatsOf(state) === 'confirmed' && event !== 'cancelled')
          expect(seatsOf(next)).toBe('confirmed');
      }
  });

  it('are final for a completed or canceled booking', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<BookingState>('completed', 'cancelled'),
        fc.constantFrom(...bookingEvents),
        (state, event) => bookingTransitions.next(state, event) === null,
      ),
    );
  });
});
