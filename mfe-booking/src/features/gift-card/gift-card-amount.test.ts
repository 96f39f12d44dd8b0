import { describe, expect, it } from '@jest/globals';
import { amountProblem, wholeAmount } from './gift-card-amount';

describe('the amount of a gift card', () => {
  it('is parsed with currency signs and separators', () => {
    expect(wholeAmount('$1,250')).toBe(1_250);
    expect(wholeAmount(' 40 000 ')).toBe(40_000);
    expect(wholeAmount('12.50')).toBeNull();
    expect(wholeAmount('25,00')).toBeNull();
    expect(wholeAmount('-5')).toBeNull();
    expect(wholeAmount('')).toBeNull();
  });
  it('is checked against the limits of its currency', () => {
    expect(amountProblem(25, 'USD')).toBeNull();
    expect(amountProblem(24, 'USD')).toBe('Please enter a whole amount from $25 to $2,500.');
    expect(amountProblem(2_500, 'INR')).toBeNull();
    expect(amountProblem(null, 'GBP')).toContain('£20');
  });
});
