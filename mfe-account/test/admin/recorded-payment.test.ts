import { expect, it } from '@jest/globals';
import { money } from '@valam/contracts/shared/money';
import { entities } from '../../src/admin/entities/all';

const usd = (units: number) => money(units * 100, 'USD');
const { initial } = entities.bookings.actions?.find(({ name }) => name === 'offline-payment') ?? {};

it.each([
  ['held', usd(2_490), usd(498)],
  ['awaiting_payment', usd(2_490), usd(498)],
  ['deposit_paid', usd(1_992), usd(1_992)],
  ['balance_due', usd(500), usd(500)],
])(
  'the form for a payment of a booking that is %s, with %j open, begins with %j',
  (state, balance, amount) => {
    const record = { id: 'b', version: 1, state, deposit: usd(498), balance };
    expect(initial?.(record)).toEqual({ amount });
  },
);
