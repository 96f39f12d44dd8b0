import { describe, expect, it } from '@jest/globals';
import { minutesWords, spokenReminder } from './seats-kept';

describe('the time that seats are still kept', () => {
  it.each([
    [2_159, '35 minutes'],
    [119, '1 minute'],
    [59, 'less than a minute'],
    [0, 'no longer'],
  ])('%i seconds are %s', (seconds, words) => expect(minutesWords(seconds)).toBe(words));

  it('is said aloud at five minutes, at one and at the end, in words that stay true in between', () => {
    expect([301, 300, 61, 60, 1, 0].map(spokenReminder)).toEqual([
      '',
      'Your hold expires within five minutes.',
      'Your hold expires within five minutes.',
      'Your hold expires within one minute.',
      'Your hold expires within one minute.',
      'Your hold has expired.',
    ]);
  });
});
