import { describe, expect, it } from '@jest/globals';
import { phrasesIn, planQuery, questionWords, toTsQuery } from './query-plan.js';

const aliases: Record<string, string[]> = { kasi: ['varanasi', 'kasi'], 'kape komorin': ['kaniakumari'] };
const aliasesOf = (phrase: string) => aliases[phrase] ?? [];
const noNear = () => [];

describe('a query plan', () => {
  it('includes synonyms of a place', () => {
    expect(planQuery(['kasi', 'gats'], aliasesOf, noNear)).toEqual([[['kasi'], ['varanasi']], [['gats']]]);
  });
  it('treats a name of several words as one unit', () => {
    expect(planQuery(['kape', 'komorin'], aliasesOf, noNear)).toEqual([
      [['kape', 'komorin'], ['kaniakumari']],
    ]);
  });
  it('adds similar words only to single words that are not names', () => {
    const near = (word: string) => (word === 'menaksi' ? ['minaksi'] : ['never']);
    expect(planQuery(['kasi', 'menaksi'], aliasesOf, near)).toEqual([
      [['kasi'], ['varanasi']],
      [['menaksi'], ['minaksi']],
    ]);
  });
  it('looks up phrases of up to four words', () => {
    expect(phrasesIn(['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
  });
  it('limits the number of words', () => {
    expect(questionWords(Array.from({ length: 99 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12);
  });
  it('quotes words, so that operators are not interpreted', () => {
    const always = () => true;
    expect(toTsQuery([[['kasi'], ['varanasi']], [['om']]], '&', always)).toBe(
      `(('kasi':*) | ('varanasi':*)) & (('om'))`,
    );
    expect(toTsQuery([[["x' | 'y"]]], '&', always)).not.toContain(`' | '`);
  });
  it('matches a word exactly if it must not match longer ones', () => {
    expect(toTsQuery([[['kasi', 'gat']]], '|', (word) => word === 'gat')).toBe(`(('kasi' & 'gat':*))`);
  });
});
