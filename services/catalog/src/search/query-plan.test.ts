import { describe, expect, it } from '@jest/globals';
import { phrasesIn, planQuery, questionWords, toTsQuery } from './query-plan.js';

const aliases: Record<string, string[]> = { kasi: ['varanasi', 'kasi'], 'kape komorin': ['kaniakumari'] };
const aliasesOf = (phrase: string) => aliases[phrase] ?? [];
const noNear = () => [];

describe('the plan of a question', () => {
  it('adds the other names of a place', () => {
    expect(planQuery(['kasi', 'gats'], aliasesOf, noNear)).toEqual([[['kasi'], ['varanasi']], [['gats']]]);
  });
  it('takes a name of several words as one', () => {
    expect(planQuery(['kape', 'komorin'], aliasesOf, noNear)).toEqual([
      [['kape', 'komorin'], ['kaniakumari']],
    ]);
  });
  it('adds near words only to single words that are no name', () => {
    const near = (word: string) => (word === 'menaksi' ? ['minaksi'] : ['never']);
    expect(planQuery(['kasi', 'menaksi'], aliasesOf, near)).toEqual([
      [['kasi'], ['varanasi']],
      [['menaksi'], ['minaksi']],
    ]);
  });
  it('asks for every phrase up to four words', () => {
    expect(phrasesIn(['a', 'b', 'c'])).toEqual(['a', 'a b', 'a b c', 'b', 'b c', 'c']);
  });
  it('bounds the number of words', () => {
    expect(questionWords(Array.from({ length: 99 }, (_, i) => `w${i}`).join(' '))).toHaveLength(12);
  });
  it('quotes words, so that operators in them are words', () => {
    const always = () => true;
    expect(toTsQuery([[['kasi'], ['varanasi']], [['om']]], '&', always)).toBe(
      `(('kasi':*) | ('varanasi':*)) & (('om'))`,
    );
    expect(toTsQuery([[["x' | 'y"]]], '&', always)).not.toContain(`' | '`);
  });
  it('takes a word as it is where it shall not stand for longer ones', () => {
    expect(toTsQuery([[['kasi', 'gat']]], '|', (word) => word === 'gat')).toBe(`(('kasi' & 'gat':*))`);
  });
});
