import { describe, expect, it } from '@jest/globals';
import { currencyIn } from './currency-choice';

describe('the currency that an announcement carries', () => {
  it('is the named one when there are prices in it', () => {
    expect(currencyIn({ currency: 'EUR' })).toBe('EUR');
  });

  it('is rupees for a currency without prices', () => {
    expect(currencyIn({ currency: 'AUD' })).toBe('INR');
  });

  it.each([null, undefined, 'EUR', {}, { currency: 5 }, { currency: '' }])('is nothing in %j', (detail) => {
    expect(currencyIn(detail)).toBeNull();
  });
});
