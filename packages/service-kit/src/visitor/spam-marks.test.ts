import { describe, expect, it } from '@jest/globals';
import { isSpam, spamMarks } from './spam-marks.js';

describe('spam guards', () => {
  it('leave a program alone that sends none of their fields', () => {
    expect(spamMarks({ message: 'Is March too hot?' })).toEqual([]);
  });

  it.each([
    [{ website: 'http://x.example' }, ['hidden_field'], true],
    [{ filledInMs: 300 }, ['too_fast'], false],
    [{ filledInMs: 30_000 }, [], false],
    [{ message: 'http://a http://b http://c' }, ['many_links'], false],
    [{ message: '<a href="http://a">b</a>', filledInMs: 100 }, ['too_fast', 'markup'], true],
  ] as const)('%j → %j', (input, marks, spam) => {
    const found = spamMarks({ ...input });
    expect(found).toEqual(marks);
    expect(isSpam(found)).toBe(spam);
  });
});
