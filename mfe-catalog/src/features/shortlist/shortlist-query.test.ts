import { describe, expect, it } from '@jest/globals';
import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { toursNamed } from '../../parts/shortlist/tours-named';
import { broughtForward, namedTours } from './shortlist-query';

const named = (search: string) => namedTours(new URLSearchParams(search));

describe('the shortlist in a URL', () => {
  it('contains each slug once, in order', () => {
    expect(named('tours=b,a, b ,c')).toEqual(['b', 'a', 'c']);
  });

  it('ignores malformed slugs in the URL of a shortlist', () => {
    expect(named('tours=<b>,,../x')).toEqual([]);
    expect(named('')).toEqual([]);
  });

  it('omits tours that are no longer offered', () => {
    const tours = [{ slug: 'a' }, { slug: 'b' }] as TourCard[];
    expect(toursNamed(tours, ['b', 'gone', 'a']).map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('names a tour by an address that it had, once, and not where another tour has that now', () => {
    const tours = [{ slug: 'now', formerSlugs: ['before', 'taken'] }, { slug: 'taken' }];
    expect(toursNamed(tours, ['before', 'now', 'taken']).map(({ slug }) => slug)).toEqual(['now', 'taken']);
  });

  it('moves a fourth tour to the front, so that it is compared', () => {
    expect(broughtForward(['a', 'b', 'c', 'd'], 'd')).toEqual(['d', 'a', 'b', 'c']);
  });
});
