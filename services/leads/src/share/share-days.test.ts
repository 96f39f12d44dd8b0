import { describe, expect, it } from '@jest/globals';
import { dueShareReminder, isShareLapsed, movedDueOn, sendAgainFrom } from './share-days.js';

describe('a share that is due on Apr 25', () => {
  it.each([
    ['2027-04-17', null],
    ['2027-04-18', 7],
    ['2027-04-22', 7],
    ['2027-04-23', 2],
    ['2027-04-25', 2],
  ])('has on %s the reminder: %s', (today, expected) => {
    expect(dueShareReminder('2027-04-25', today)).toBe(expected);
  });

  it('falls to the lead traveler on the next day', () => {
    expect(isShareLapsed('2027-04-25', '2027-04-25')).toBe(false);
    expect(isShareLapsed('2027-04-25', '2027-04-26')).toBe(true);
  });
});

describe('an invitation can be sent again', () => {
  const invitedAt = new Date('2027-04-01T10:00:00Z');
  const afterwards = (sentAt: string) =>
    sendAgainFrom({ invitedAt, sentAt: new Date(sentAt) })
      .toISOString()
      .slice(0, 16);

  it('after at least ten minutes', () => {
    expect(afterwards('2027-04-01T10:00:00Z')).toBe('2027-04-01T10:10');
  });

  it('after a longer pause each time, at most a day', () => {
    expect(afterwards('2027-04-01T10:10:00Z')).toBe('2027-04-01T10:20');
    expect(afterwards('2027-04-01T12:00:00Z')).toBe('2027-04-01T14:00');
    expect(afterwards('2027-04-20T10:00:00Z')).toBe('2027-04-21T10:00');
  });
});

describe('the due day of a share after a change of the balance’s due day', () => {
  it.each([
    ['later', '2027-04-25', '2027-05-20', '2027-04-20', '2027-05-20'],
    ['earlier, and still ahead', '2027-04-25', '2027-04-21', '2027-04-20', '2027-04-21'],
    ['today', '2027-04-25', '2027-04-20', '2027-04-20', '2027-04-20'],
    ['past: today', '2027-04-25', '2027-04-19', '2027-04-20', '2027-04-20'],
    ['past, on the last day of the share: today', '2027-04-20', '2027-04-19', '2027-04-20', '2027-04-20'],
    ['past, after the share: none', '2027-04-19', '2027-04-01', '2027-04-20', '2027-04-19'],
    ['ahead, after the share: once more', '2027-04-19', '2027-04-20', '2027-04-20', '2027-04-20'],
  ])('is %s', (_what, dueOn, wanted, today, expected) => {
    expect(movedDueOn(dueOn, wanted, today)).toBe(expected);
  });
});
