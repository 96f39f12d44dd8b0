import { describe, expect, it } from '@jest/globals';
import type { TourCard } from '@valam/contracts/catalog/tour.schema';
import { toursNamed } from '../../parts/shortlist/tours-named';
import { broughtForward, namedTours } from './shortlist-query';

const named = (search: string) => namedTours(new URLSearchParams(search));

describe('a shortlist in an address', () => {
  it('names tours once, in order', () => {
    expect(named('tours=b,a, b ,c')).toEqual(['b', 'a', 'c']);
  });

  it('takes nothing that is no name', () => {
    expect(named('tours=<b>,,../x')).toEqual([]);
    expect(named('')).toEqual([]);
  });

  it('leaves out tours that are no longer offered', () => {
    const tours = [{ slug: 'a' }, { slug: 'b' }] as TourCard[];
    expect(toursNamed(tours, ['b', 'gone', 'a']).map(({ slug }) => slug)).toEqual(['b', 'a']);
  });

  it('names a tour by an address that it had, once, and not where another tour has that now', () => {
    const tours = [{ slug: 'now', formerSlugs: ['before', 'taken'] }, { slug: 'taken' }];
    expect(toursNamed(tours, ['before', 'now', 'taken']).map(({ slug }) => slug)).toEqual(['now', 'taken']);
  });

  it('brings a fourth tour among those compared', () => {
    expect(broughtForward(['a', 'b', 'c', 'd'], 'd')).toEqual(['d', 'a', 'b', 'c']);
  });
});
