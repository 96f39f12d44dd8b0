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
  ])('on %s: reminder %s, requested %s', (day, reminder, asked) => {
    expect(dueReminder(due, ist('2027-01-04'), ist(day))).toBe(reminder);
    expect(asksForBalance(due, ist(day))).toBe(asked);
  });

  it.each([
    ['2027-04-18', '2027-04-18', null],
    ['2027-04-22', '2027-04-22', null],
    ['2027-04-22', '2027-04-29', 3],
    ['2027-04-30', '2027-05-01', null],
    ['2027-04-30', '2027-05-02', 0],
    ['2027-05-02', '2027-05-02', 0],
    ['2027-05-02', '2027-05-05', -3],
  ])(
    'of a booking made on %s: on %s the reminder %s, none right after the confirmation',
    (booked, day, reminder) => {
      expect(dueReminder(due, ist(booked), ist(day))).toBe(reminder);
    },
  );

  it('is overdue only after the last moment of its due day', () => {
    expect(isOverdue(due, due)).toBe(false);
    expect(isOverdue(due, new Date(due.getTime() + 1))).toBe(true);
    expect(isOverdue(null, due)).toBe(false);
  });
});
