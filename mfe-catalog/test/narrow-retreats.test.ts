import { describe, expect, it } from '@jest/globals';
import { aRetreat } from './builders';
import { narrowed, retreatChoiceOf, retreatFacets } from '../src/features/retreats/narrow-retreats';

const week = aRetreat({ slug: 'week', days: 7, costUsd: 1_400 });
const nine = aRetreat({ slug: 'nine', days: 9, costUsd: 1_900 });
const open = aRetreat({ slug: 'open', days: null, costUsd: 2_900 });
const all = [week, nine, open];
const choice = (search: string) => retreatChoiceOf(new URLSearchParams(search));
const shown = (search: string) => narrowed(all, choice(search)).map(({ slug }) => slug);

describe('the retreats that an address asks for', () => {
  it('are all of them when it asks for nothing that makes sense', () => {
    expect(shown('')).toEqual(['week', 'nine', 'open']);
    expect(shown('length=medium&maxPrice=cheap&utm_source=x')).toEqual(['week', 'nine', 'open']);
  });

  it('fit everything that was chosen; one without a length fits none', () => {
    expect(shown('length=short')).toEqual(['week']);
    expect(shown('length=long')).toEqual(['nine']);
    expect(shown('maxPrice=2000')).toEqual(['week', 'nine']);
    expect(shown('length=long&maxPrice=1500')).toEqual([]);
  });
});

describe('the choices', () => {
  it('count what they leave beside the other choice, and leave out what would show nothing more', () => {
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
