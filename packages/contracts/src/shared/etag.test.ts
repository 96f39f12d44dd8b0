import { expect, it } from '@jest/globals';
import { namesEtag } from './etag.js';

it.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a" , "c"', '"a"', true],
  ['"with, comma","a"', '"a"', true],
  ['*', '"a"', true],
  [undefined, '"a"', false],
  ['', '"a"', false],
  ['a', '"a"', false],
  ['"A"', '"a"', false],
  ['"aa", W/"b"', '"a"', false],
  ['"W/a"', '"a"', false],
])('If-None-Match: %s matches %s: %j', (header, etag, isNamed) => {
  expect(namesEtag(header, etag)).toBe(isNamed);
});
