import { describe, expect, it } from '@jest/globals';
import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import fc from 'fast-check';
import { agrees, chosenRoom } from './compare-amounts.js';

const prices = { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 };
const ours = bookingAmounts(prices, 2, 'USD');

describe('the amounts from the browser', () => {
  it('are accepted if both are exactly ours', () => {
    expect(agrees({ amount: 4_980, depositAmount: 996 }, ours)).toBe(true);
  });

  it('refuses all other amounts from the browser', () => {
    const anything = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.constantFrom(0, -1, 4_980, 996, 4_980.01, NaN, Infinity),
    );
    fc.assert(
      fc.property(anything, anything, (amount, depositAmount) => {
        fc.pre(!(amount === 4_980 && depositAmount === 996));
        expect(agrees({ amount, depositAmount }, ours)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the room', () => {
  const single = { id: 'single', name: 'Single room', supplement: prices };
  it.each([
    [null, null],
    ['single', single],
    ['suite', undefined],
  ])('%s', (roomOptionId, expected) => {
    expect(chosenRoom({ roomOptionId }, { roomOptions: [single] })).toBe(expected);
  });
});
