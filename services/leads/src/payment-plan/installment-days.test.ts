import { describe, expect, it } from '@jest/globals';
import { addDays } from '@valam/contracts/shared/days';
import { dueInstallmentReminder, firstChargeOn, isMissed } from './installment-days.js';

describe('an installment', () => {
  it.each([
    ['2027-03-01', null],
    ['2027-03-03', 7],
    ['2027-03-09', 7],
    ['2027-03-10', 0],
    ['2027-03-12', 0],
    ['2027-03-13', -3],
    ['2027-04-13', -3],
  ])('due on Mar 10 has on %s the reminder: %s', (today, expected) => {
    expect(dueInstallmentReminder('2027-03-10', '2027-01-04', today)).toBe(expected);
  });

  it.each([
    ['2027-03-02', '2027-03-03', 7],
    ['2027-03-03', '2027-03-03', null],
    ['2027-03-03', '2027-03-09', null],
    ['2027-03-03', '2027-03-10', 0],
    ['2027-03-04', '2027-03-04', null],
    ['2027-03-04', '2027-03-13', -3],
  ])(
    'of a plan made on %s: on %s the reminder %s, none right after the email about the plan',
    (plannedOn, today, expected) => {
      expect(dueInstallmentReminder('2027-03-10', plannedOn, today)).toBe(expected);
    },
  );

  it('is missed a week after its due day', () => {
    expect(isMissed('2027-03-10', null, '2027-03-16')).toBe(false);
    expect(isMissed('2027-03-10', null, '2027-03-17')).toBe(true);
    expect(isMissed('2027-03-10', '2027-03-07', '2027-03-16')).toBe(false);
    expect(isMissed('2027-03-10', '2027-03-07', '2027-03-17')).toBe(true);
  });

  it('is charged on its due day, or three days after a later notice', () => {
    expect(firstChargeOn('2027-03-10', '2027-03-07')).toBe('2027-03-10');
    expect(firstChargeOn('2027-03-10', '2027-03-08')).toBe('2027-03-11');
    expect(firstChargeOn('2027-03-10', '2027-03-15')).toBe('2027-03-18');
  });

  it.each([
    ['2027-03-09', '2027-03-16'],
    ['2027-03-10', '2027-03-17'],
    ['2027-03-15', '2027-03-22'],
  ])('with a late notice, on %s, is missed after its last attempt, on %s', (announcedOn, last) => {
    expect(isMissed('2027-03-10', announcedOn, last)).toBe(false);
    expect(isMissed('2027-03-10', announcedOn, addDays(last, 1))).toBe(true);
  });
});
