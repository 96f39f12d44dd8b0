import { expect, it } from '@jest/globals';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { balanceLabel } from './balance-label';

it.each([
  ['regular', '2098-12-01T09:00:00+05:30', 'Balance, by Jan 07, 2099, end of day IST'],
  ['of a late booking', '2099-01-20T09:00:00+05:30', 'Balance, within 24 hours of booking'],
])('the label of a %s balance is what its booking will say', (_kind, now, label) => {
  expect(balanceLabel(balanceDueAt('2099-02-06', new Date(now)).toISOString())).toBe(label);
});
