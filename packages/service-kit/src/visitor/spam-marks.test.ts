import { describe, expect, it } from '@jest/globals';
import { isSpam, spamMarks } from './spam-marks.js';

describe('spam guards', () => {
  it('do not mark an API client that sends none of their fields', () => {
    expect(spamMarks({ message: 'Is March too hot?' })).toEqual([]);
  });

  it.each([
    [{ website: 'http://x.example' }, ['hidden_field'], true],
    [{ filledInMs: 300 }, ['too_fast'], false],
    [{ filledInMs: 1_999 }, ['too_fast'], false],
    [{ filledInMs: 2_000 }, [], false],
    [{ filledInMs: 0 }, ['too_fast'], false],
    [{ filledInMs: null, website: '' }, [], false],
    [{ message: 'http://a https://b' }, [], false],
    [{ message: '[URL=http://a]b[/url]' }, ['markup'], false],
    [{ message: 'http://a http://b http://c' }, ['many_links'], false],
    [{ message: '<a href="http://a">b</a>', filledInMs: 100 }, ['too_fast', 'markup'], true],
  ] as const)('%j → %j', (input, marks, spam) => {
    const found = spamMarks({ ...input });
    expect(found).toEqual(marks);
    expect(isSpam(found)).toBe(spam);
  });

  it('allow as many links as the form specifies', () => {
    const message = 'http://a http://b http://c';
    expect(spamMarks({ message }, 3)).toEqual([]);
    expect(spamMarks({ message: `${message} http://d` }, 3)).toEqual(['many_links']);
  });
});
