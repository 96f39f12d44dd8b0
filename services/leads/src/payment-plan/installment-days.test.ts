import { describe, expect, it } from '@jest/globals';
import { dueInstallmentReminder, isMissed } from './installment-days.js';

describe('an installment', () => {
  it.each([
    ['2027-03-01', null],
    ['2027-03-03', 7],
    ['2027-03-09', 7],
    ['2027-03-10', 0],
    ['2027-03-12', 0],
    ['2027-03-13', -3],
    ['2027-04-13', -3],
  ])('of Mar 10 is reminded of on %s: %s', (today, expected) => {
    expect(dueInstallmentReminder('2027-03-10', today)).toBe(expected);
  });

  it('is missed a week after its day', () => {
    expect(isMissed('2027-03-10', '2027-03-16')).toBe(false);
    expect(isMissed('2027-03-10', '2027-03-17')).toBe(true);
  });
});
