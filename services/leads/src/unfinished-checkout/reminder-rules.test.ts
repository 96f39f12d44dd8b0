import { describe, expect, it } from '@jest/globals';
import { reasonForSilence, type LeftCheckout } from './reminder-rules.js';

const left: LeftCheckout = {
  state: 'expired',
  isErased: false,
  quantity: 2,
  departure: 'nearly_full',
  freeSeats: 2,
  hasBookedSince: false,
  hasUnsubscribed: false,
  hasPaid: false,
};

describe('a person who left the payment page', () => {
  it('is reminded while enough seats are free', () => {
    expect(reasonForSilence(left)).toBeNull();
  });

  it.each<[string, Partial<LeftCheckout>]>([
    ['has paid after all', { state: 'deposit_paid' }],
    ['has paid too late, and got it back', { hasPaid: true }],
    ['still holds the seats', { state: 'awaiting_payment' }],
    ['was erased', { isErased: true }],
    ['has unsubscribed', { hasUnsubscribed: true }],
    ['has booked since', { hasBookedSince: true }],
    ['would find fewer seats than they wanted', { freeSeats: 1 }],
    ['would find a date that is closed', { departure: 'closed' }],
  ])('is not reminded if the person %s', (_, change) => {
    expect(reasonForSilence({ ...left, ...change })).not.toBeNull();
  });
});
