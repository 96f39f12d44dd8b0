import { describe, expect, it } from '@jest/globals';
import { currencyIn } from './currency-choice';

describe('the currency of a currencyChange event', () => {
  it('is the one in the event if the site has prices in it', () => {
    expect(currencyIn({ currency: 'EUR' })).toBe('EUR');
  });

  it('is rupees for a currency without prices', () => {
    expect(currencyIn({ currency: 'AUD' })).toBe('INR');
  });

  it.each([null, undefined, 'EUR', {}, { currency: 5 }, { currency: '' }])('is null for %j', (detail) => {
    expect(currencyIn(detail)).toBeNull();
  });
});
