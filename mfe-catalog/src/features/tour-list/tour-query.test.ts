import { describe, expect, it } from '@jest/globals';
import { isNarrowed, tourQueryOf } from './tour-query';

const ask = (search: string) => tourQueryOf(new URLSearchParams(search), 'INR');

describe('what an address asks of the list of tours', () => {
  it('is the whole list when nothing is asked', () => {
    expect(isNarrowed(ask(''))).toBe(false);
    expect(ask('')).toMatchObject({ page: 1 });
  });

  it('turns a length into days', () => {
    expect(ask('length=short')).toMatchObject({ maxDays: 8 });
    expect(ask('length=long')).toMatchObject({ minDays: 9 });
  });

  it('forgets values that make no sense', () => {
    expect(isNarrowed(ask('month=soon&maxPrice=cheap&length=medium&utm_source=x'))).toBe(false);
    expect(ask('page=-3').page).toBe(1);
  });

  it('counts a price limit in the currency it was set in', () => {
    expect(ask('maxPrice=2000&currency=EUR')).toMatchObject({ maxPrice: 2000, currency: 'EUR' });
  });

  it.each(['price', '-price'])(
    'sorts by %s in the currency of the cards, whatever that of the limit',
    (sort) => {
      expect(ask(`sort=${sort}`)).toMatchObject({ sort, sortCurrency: 'INR' });
      expect(ask(`sort=${sort}&maxPrice=2000&currency=EUR`)).toMatchObject({
        currency: 'EUR',
        sortCurrency: 'INR',
      });
      expect(ask('sort=soonest').sortCurrency).toBeUndefined();
    },
  );
});
