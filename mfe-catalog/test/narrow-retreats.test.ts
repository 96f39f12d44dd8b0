import { describe, expect, it } from '@jest/globals';
import { aRetreat } from './builders';
import { narrowed, retreatChoiceOf, retreatFacets } from '../src/features/retreats/narrow-retreats';

const week = aRetreat({ slug: 'week', days: 7, costUsd: 1_400 });
const nine = aRetreat({ slug: 'nine', days: 9, costUsd: 1_900 });
const open = aRetreat({ slug: 'open', days: null, costUsd: 2_900 });
const all = [week, nine, open];
const choice = (search: string) => retreatChoiceOf(new URLSearchParams(search));
const shown = (search: string) => narrowed(all, choice(search)).map(({ slug }) => slug);

describe('the retreats at a URL with filters', () => {
  it('are all retreats if no filter is valid', () => {
    expect(shown('')).toEqual(['week', 'nine', 'open']);
    expect(shown('length=medium&maxPrice=cheap&utm_source=x')).toEqual(['week', 'nine', 'open']);
  });

  it('match all filters; one without a length matches none', () => {
    expect(shown('length=short')).toEqual(['week']);
    expect(shown('length=long')).toEqual(['nine']);
    expect(shown('maxPrice=2000')).toEqual(['week', 'nine']);
    expect(shown('length=long&maxPrice=1500')).toEqual([]);
  });
});

describe('the filter options', () => {
  it('have the number of retreats that match the other filter too, without limits that would add none', () => {
    expect(retreatFacets(all, choice('maxPrice=1500'))).toEqual({
      lengths: [{ value: 'short', count: 1 }],
      prices: [
        { value: '1500', count: 1 },
        { value: '2000', count: 2 },
      ],
    });
    expect(retreatFacets(all, choice('length=long')).prices[0]).toEqual({ value: '2000', count: 1 });
  });
});
