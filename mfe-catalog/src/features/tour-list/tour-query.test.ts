import { describe, expect, it } from '@jest/globals';
import { isNarrowed, tourQueryOf } from './tour-query';

const ask = (search: string) => tourQueryOf(new URLSearchParams(search), 'INR');

describe('the tour query in a URL', () => {
  it('has no filters for an empty query', () => {
    expect(isNarrowed(ask(''))).toBe(false);
    expect(ask('')).toMatchObject({ page: 1 });
  });

  it('converts a length into days', () => {
    expect(ask('length=short')).toMatchObject({ maxDays: 8 });
    expect(ask('length=long')).toMatchObject({ minDays: 9 });
  });

  it('ignores invalid filters in the URL of the tour list', () => {
    expect(isNarrowed(ask('month=soon&maxPrice=cheap&length=medium&utm_source=x'))).toBe(false);
    expect(ask('page=-3').page).toBe(1);
  });

  it('applies a price limit in the currency in which it was set', () => {
    expect(ask('maxPrice=2000&currency=EUR')).toMatchObject({ maxPrice: 2000, currency: 'EUR' });
  });

  it.each(['price', '-price'])(
    'sorts by %s in the currency of the cards, even if the limit has another currency',
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
