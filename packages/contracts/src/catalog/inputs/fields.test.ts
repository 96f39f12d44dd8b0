import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { day, decimal, text, whole } from './fields.js';

describe('an input of the back office that was emptied', () => {
  it.each(['', '   ', ' \n', null])('is null if it is %j', (typed) => {
    for (const field of [text(), whole(0, 12), decimal(-90, 90), day])
      expect(z.parse(field, typed)).toBeNull();
  });

  it('is not null if it is zero', () => {
    expect(z.parse(whole(0, 12), '0')).toBe(0);
    expect(z.parse(decimal(-90, 90), 0)).toBe(0);
  });
});
