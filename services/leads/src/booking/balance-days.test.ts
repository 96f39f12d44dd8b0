import { describe, expect, it } from '@jest/globals';
import { asksForBalance, dueReminder, isOverdue } from './balance-days.js';

const due = new Date('2027-05-02T18:29:59.999Z');
const ist = (text: string): Date => new Date(`${text}T12:00:00+05:30`);

describe('the balance', () => {
  it.each([
    ['2027-04-17', null, false],
    ['2027-04-18', 14, true],
    ['2027-04-28', 14, true],
    ['2027-04-29', 3, true],
    ['2027-05-02', 0, true],
    ['2027-05-04', 0, true],
    ['2027-05-05', -3, true],
    ['2027-06-30', -3, true],
  ])('on %s: reminder %s, asked %s', (day, reminder, asked) => {
    expect(dueReminder(due, ist(day))).toBe(reminder);
    expect(asksForBalance(due, ist(day))).toBe(asked);
  });

  it('is overdue only after the last moment of its day', () => {
    expect(isOverdue(due, due)).toBe(false);
    expect(isOverdue(due, new Date(due.getTime() + 1))).toBe(true);
    expect(isOverdue(null, due)).toBe(false);
  });
});
