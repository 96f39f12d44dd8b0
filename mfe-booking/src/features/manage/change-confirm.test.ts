import { describe, expect, it } from '@jest/globals';
import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { wholeUnits } from '@valam/contracts/shared/money';
import { changeWords } from './change-confirm';

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

describe('the text about the effect of a change', () => {
  it.each([
    [{}, 'The price stays $2,490. The balance is $1,992, due by Feb 04, 2027, end of day IST.'],
    [
      { newTotal: usd(4_980), newBalance: usd(4_482) },
      'The price changes from $2,490 to $4,980. The balance is $4,482, due by Feb 04, 2027, end of day IST.',
    ],
    [
      { oldTotal: usd(4_980), newBalance: usd(0), refund: usd(1_000), balanceDueAt: null },
      'The price changes from $4,980 to $2,490. We refund the $1,000 you overpaid right away.',
    ],
    [
      {
        ...{ oldTotal: usd(4_980), newBalance: usd(0), balanceDueAt: null },
        ...{ refund: usd(1_000), toCompanions: usd(400) },
      },
      'The price changes from $4,980 to $2,490. We refund the $1,000 you overpaid right away. $400 of it goes to the companions who paid their share.',
    ],
    [{ newBalance: usd(0), balanceDueAt: null }, 'The price stays $2,490. There is no balance to pay.'],
    [
      {
        oldTotal: usd(4_980),
        newTotal: usd(2_540),
        newBalance: usd(1_992),
        refund: usd(450),
        retained: usd(50),
        rule: 'over_60_days' as const,
      },
      'The price changes from $4,980 to $2,490. For the part you give up, we refund $450 right away and keep $50. More than 60 days before departure: what you paid minus a 10% admin fee. The balance is $1,992, due by Feb 04, 2027, end of day IST.',
    ],
    [
      { newBalance: usd(0), balanceDueAt: null, refundCap: 'from_30_to_60_days' as const },
      'The price stays $2,490. There is no balance to pay. If you cancel later, you get back no more than the rules give today: half of what you paid.',
    ],
  ])('for quote %# is whole', (changes, words) => expect(changeWords({ ...quote, ...changes })).toBe(words));
});
