import { describe, expect, it } from '@jest/globals';
import { slugOf } from './slug.js';

describe('a slug', () => {
  it.each([
    ['Śrī Raṅgam, in winter', 'sri-rangam-in-winter'],
    ['Ānanda Menon', 'ananda-menon'],
    ['Mary D’Souza', 'mary-dsouza'],
    ['  12 days -- and nights! ', '12-days-and-nights'],
    ['आनंद', ''],
  ])('of %s is %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('is cut between words', () => {
    const slug = slugOf('temple '.repeat(30));
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug.split('-').every((word) => word === 'temple')).toBe(true);
  });
});
