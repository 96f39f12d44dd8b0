import { describe, expect, it } from '@jest/globals';
import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { changeWords } from './change-words';

const usd = (units: number) => wholeUnits(units, 'USD');
const quote: ChangeQuote = {
  dateId: 'd2',
  startDate: '2027-03-06',
  endDate: '2027-03-15',
  quantity: 1,
  free: 5,
  oldTotal: usd(2_490),
  newTotal: usd(2_490),
  newBalance: usd(1_992),
  refund: usd(0),
  balanceDueAt: '2027-02-04T18:29:59.999Z',
};

describe('what a change means for the money', () => {
  it.each([
    [{}, 'The price stays $2,490. $1,992 is left to pay, due by Feb 04, 2027, end of day IST.'],
    [
      { newTotal: usd(4_980), newBalance: usd(4_482) },
      'The price changes from $2,490 to $4,980. $4,482 is left to pay, due by Feb 04, 2027, end of day IST.',
    ],
    [
      { oldTotal: usd(4_980), newBalance: usd(0), refund: usd(1_000), balanceDueAt: null },
      'The price changes from $4,980 to $2,490. $1,000 that you paid too much is given back at once.',
    ],
    [{ newBalance: usd(0), balanceDueAt: null }, 'The price stays $2,490. Nothing is left to pay.'],
  ])('%#', (changes, words) => expect(changeWords({ ...quote, ...changes })).toBe(words));
});
