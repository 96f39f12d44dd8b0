import { expect, it } from '@jest/globals';
import { sumsOf } from '../../src/features/booking-panel/amounts';
import { firstChoice } from '../../src/features/booking-panel/choice';
import { aDeparture } from '../kit/booking-panel';

const asked = { departure: aDeparture(), choice: firstChoice, currency: 'USD', promo: null } as const;

it.each([
  ['2098-12-08T23:59:00+05:30', 'Balance, by Dec 08, 2098, end of day IST'],
  ['2098-12-09T00:01:00+05:30', 'Balance, within 24 hours of booking'],
  ['2099-02-05T12:00:00+05:30', 'Balance, within 24 hours of booking'],
])('the panel opened at %s says of the balance: %s', (openedAt, words) => {
  const { lines } = sumsOf({ ...asked, today: new Date(openedAt) });
  expect(lines.map(({ label }) => label)).toContain(words);
});
