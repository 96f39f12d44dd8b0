import { describe, expect, it } from '@jest/globals';
import { minutesWords, spokenReminder } from './seats-kept';

describe('the remaining time of a hold', () => {
  it.each([
    [2_159, '35 minutes'],
    [119, '1 minute'],
    [59, 'less than a minute'],
    [0, 'no longer'],
  ])('of %i seconds is “%s”', (seconds, words) => expect(minutesWords(seconds)).toBe(words));

  it('is announced at five minutes, at one minute and at the end, with texts that stay true in between', () => {
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
