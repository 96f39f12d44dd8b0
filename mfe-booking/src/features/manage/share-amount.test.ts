import { describe, expect, it } from '@jest/globals';
import { typedAmount } from './share-amount';

describe('a typed amount', () => {
  it.each([
    ['664', 66_400],
    ['$1,992.00', 199_200],
    ['₹ 50 000.5', 5_000_050],
    ['664.05', 66_405],
  ])('%s is read', (typed, amountMinor) => {
    expect(typedAmount(typed, 'USD')).toEqual({ amountMinor, currency: 'USD' });
  });

  it.each(['', 'half', '-5', '1.234', '1e3'])('%j is none', (typed) => {
    expect(typedAmount(typed, 'USD')).toBeNull();
  });
});
