import { describe, expect, it } from '@jest/globals';
import { shareStates } from '@valam/contracts/leads/share';
import { whyShareEnded } from './share-words.js';

const share = { dueOn: '2027-04-25', leadName: 'Anna Berg' } as const;

describe('a companion reads', () => {
  it('no reason while the share is open or paid', () => {
    for (const state of ['open', 'paid'] as const)
      expect(whyShareEnded({ ...share, state, bookingState: 'balance_due' })).toBeNull();
  });

  it('who pays after the due day', () => {
    expect(whyShareEnded({ ...share, state: 'lapsed', bookingState: 'balance_due' })).toBe(
      'Your share was not paid by Apr 25, 2027, so Anna Berg has been asked to pay it.',
    );
  });

  it('who pays, without a message in place of the name', () => {
    const leadName = 'Your card is blocked. Call 555 0199 at once';
    expect(whyShareEnded({ ...share, leadName, state: 'lapsed', bookingState: 'balance_due' })).toBe(
      'Your share was not paid by Apr 25, 2027, so the lead traveler has been asked to pay it.',
    );
  });

  it('that the booking is canceled, in any state of the share', () => {
    for (const state of shareStates)
      expect(whyShareEnded({ ...share, state, bookingState: 'cancelled' })).toBe(
        'The booking was cancelled.',
      );
  });
});
