import { expect, it } from '@jest/globals';
import { freeSlug } from './slug.js';

it.each([
  ['Ānanda Menon', [], 'ananda-menon'],
  ['Ānanda Menon', ['ananda-menon'], 'ananda-menon-2'],
  ['Ānanda Menon', ['ananda-menon', 'ananda-menon-2', 'ananda-menon-4'], 'ananda-menon-3'],
  ['Ānanda Menon', ['ananda-menon-2'], 'ananda-menon'],
  ['आनंद', [], 'contributor'],
  ['आनंद', ['contributor'], 'contributor-2'],
])('%s is at %j taken: %s', (name, taken, slug) => {
  expect(freeSlug(name, new Set(taken))).toBe(slug);
});
