import { describe, expect, it } from '@jest/globals';
import { typedAmount } from './typed-amount.js';

describe('a typed amount', () => {
  it.each([
    ['664', 66_400],
    ['$1,992.00', 199_200],
    ['₹ 50 000.5', 5_000_050],
    ['1,20,000', 12_000_000],
    ['1,234,567', 123_456_700],
    ['664.05', 66_405],
    [' 40 000 ', 4_000_000],
    ['999999999.99', 99_999_999_999],
  ])('%s is parsed', (typed, amountMinor) => {
    expect(typedAmount(typed)).toBe(amountMinor);
  });

  it.each(['', 'half', '-5', '1.234', '1e3', '0x10', '1234567890'])('%j is null', (typed) => {
    expect(typedAmount(typed)).toBeNull();
  });

  it.each(['12,50', '664,05', '1.250,00', '1,5'])(
    'with a decimal comma is not read as a hundred times the amount: %s',
    (typed) => expect(typedAmount(typed)).toBeNull(),
  );
});
