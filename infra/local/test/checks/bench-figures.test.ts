import { expect, it } from '@jest/globals';
import { writtenUpAs } from '../../../bench/src/write-up.ts';

it.each([
  { words: [], as: 'bench' },
  { words: ['peers'], as: 'peers' },
  { words: ['scale'], as: 'scale' },
  { words: ['lighthouse'], as: 'lighthouse' },
  { words: ['memory'], as: null },
  { words: ['views', 'lighthouse'], as: null },
  { words: ['bench', 'memory'], as: null },
])('a run of $words is written up as $as, and never when a row has failed', ({ words, as }) => {
  expect(writtenUpAs(words, true)).toBe(as);
  expect(writtenUpAs(words, false)).toBeNull();
});
