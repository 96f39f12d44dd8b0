import { expect, it } from '@jest/globals';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getCashReport } from '@valam/contracts/leads/report.rpc';
import { currencies, money, type Currency } from '@valam/contracts/shared/money';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadCash } from '../../src/report/read-cash.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, inState } from '../kit/paid-booking.js';
import { aCompanion, invite } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
const year = { from: '2027-01-01', to: '2027-12-31' };

const leads = await runningLeads();
const read = () => leads.get(ReadCash).run();
const report = (currency: Currency) =>
  leads.rpc.call(getCashReport, {
    ...{ ...year, currency, commissions: { paid: [], due: [] } },
    caller: staff('owner'),
  });
const prepared = async () => ({
  entries: await leads.dataSource.query<unknown[]>('select * from cash_entry order by kind, source_id'),
  days: await leads.dataSource.query<unknown[]>('select * from cash_day order by 1, 2, 3'),
  due: await leads.dataSource.query<unknown[]>('select * from cash_due order by booking_id, number'),
});

/** Fixed parts of the history: a gift card that pays for a booking, and a booking with open shares. */
async function aGiftAndShares(): Promise<void> {
  const offer = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
  const { code } = await aGiftCard(leads);
  const { bookingRef } = await startBooking(leads, offer, { giftCards: [code] });
  await inState(leads, bookingRef, 'deposit_paid');
  const { token } = await aPaidBooking(leads, offer, { quantity: 3 });
  await invite(leads, token, [aCompanion(), aCompanion()]);
}

it('the cash report is the same if read incrementally or from the start, and equals the ledgers in four currencies', async () => {
  await aGiftAndShares();
  const roll = dice(71);
  const upTo = (most: number) => 1 + Math.floor(roll() * most);
  const { act } = backOfficeOf(leads);
  for (let round = 0; round < 16; round++) {
    const currency = currencies[round % currencies.length] ?? 'USD';
    const offer = await aDeparture(leads, { startDate: '2027-10-01', endDate: '2027-10-10' });
    const { booking, token } = await aPaidBooking(leads, offer, {
      currency,
      quantity: upTo(3),
      payInFull: roll() < 0.3,
    });
    // The booking may have ended already: then the change is refused, as expected.
    const changes = [
      () => leads.rpc.call(bookingRpc.changeGroupSize, { token, quantity: upTo(5) }),
      () => leads.rpc.call(bookingRpc.startPaymentPlan, { token, installments: 1 + upTo(3) }),
      () =>
        act('bookings', booking.id, 'refund', {
          amount: money(100 * upTo(90), currency),
          reason: 'Goodwill.',
        }),
      () =>
        act('bookings', booking.id, 'cancel', { amount: money(100 * upTo(90), currency), reason: 'Ill.' }),
      async () => leads.sandbox.pay(pageId((await leads.rpc.call(bookingRpc.payBalance, { token })).url)),
    ];
    // Each change at most once, because a paid page cannot be paid again.
    const chosen = new Set([1, 2, 3].map(() => Math.floor(roll() * changes.length)));
    for (const index of chosen)
      await changes[index]?.().catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
      });
    if (roll() < 0.4) await leads.advance(upTo(4) * dayMs);
    if (roll() < 0.5) await read();
  }
  // The provider sends the events of the last payment and refund a moment later.
  await waitFor(async () => {
    const [open] = await leads.dataSource.query<[{ count: number }]>(
      `select (select count(*) from payment_session where purpose = 'balance' and state in ('preparing', 'open'))::int
            + (select count(*) from refund where state = 'pending')::int as count`,
    );
    return open.count === 0;
  });
  await read();
  const increments = await prepared();
  expect(increments.due.some((row) => (row as { kind: string }).kind === 'installment')).toBe(true);
  expect(increments.entries.some((row) => (row as { kind: string }).kind === 'refund')).toBe(true);
  const ledgers = await leads.dataSource.query<{ currency: Currency; minor: number }[]>(
    `select currency, sum(minor)::bigint as minor from (
       select currency, amount_minor as minor from payment where method <> 'gift_card'
       union all select c.currency, l.amount_minor from gift_card_line l join gift_card c on c.id = l.gift_card_id where l.kind = 'issued'
       union all select r.currency, -r.amount_minor from refund r join payment p on p.id = r.payment_id
                  where r.state = 'refunded' and p.method <> 'gift_card') row group by 1`,
  );
  expect(ledgers.map(({ currency }) => currency).sort()).toEqual([...currencies].sort());
  for (const { currency, minor } of ledgers) {
    const shown = await report(currency);
    expect([currency, shown.positionMinor, shown.differences]).toEqual([currency, minor, []]);
    const { months, refundsUnderWayMinor, overdueMinor } = shown;
    const owed = increments.due
      .map((row) => row as { currency: string; amount_minor: number })
      .filter((row) => row.currency === currency)
      .reduce((sum, row) => sum + row.amount_minor, 0);
    expect(months.at(-1)?.closingMinor).toBe(minor + owed - overdueMinor - refundsUnderWayMinor);
  }
  await leads.get(ReadCash).rebuild();
  expect(await prepared()).toEqual(increments);
}, 240_000);
