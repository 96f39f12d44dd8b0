import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getSalesReport } from '@valam/contracts/leads/report.rpc';
import { salesGroups, type SalesGroup } from '@valam/contracts/leads/report.schema';
import { currencies, money } from '@valam/contracts/shared/money';
import { ProblemError } from '@valam/contracts/shared/problem';
import { dice } from '@valam/service-kit/testing/seeds';
import { ReadSales } from '../../src/report/read-sales.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, pageId, startBooking } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { dayDifferences, preparedSales, salesDifferences } from '../kit/sales-books.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;

describe('the sales report of a random history', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const report = (by: SalesGroup = 'day') =>
    leads.rpc.call(getSalesReport, {
      ...{ from: '2027-01-01', to: '2027-12-31', currency: 'USD', by },
      caller: staff('owner'),
    });

  it('is the same if read incrementally or from the start, and equals the ledgers in four currencies', async () => {
    const roll = dice(23);
    const upTo = (most: number) => 1 + Math.floor(roll() * most);
    const { act } = backOfficeOf(leads);
    const bookings = [];
    for (let round = 0; round < 24; round++) {
      const currency = currencies[round % currencies.length] ?? 'USD';
      const offer = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
      const cheaper = await aDeparture(leads, {
        tourId: offer.tourId,
        startDate: '2027-10-01',
        endDate: '2027-10-10',
        prices: { USD: 2_290, EUR: 2_090, GBP: 1_790, INR: 179_000 },
      });
      const paid = await aPaidBooking(leads, offer, { currency, quantity: upTo(3), payInFull: roll() < 0.5 });
      bookings.push({ ...paid, currency, cheaper });
      if (roll() < 0.5) await leads.advance(upTo(4) * dayMs);
      if (roll() < 0.4) await leads.get(ReadSales).run();
      const one = bookings[Math.floor(roll() * bookings.length)];
      if (!one) continue;
      const { booking, token } = one;
      // The booking may have ended already: then the change is refused, as expected.
      const changes = [
        () => leads.rpc.call(bookingRpc.changeGroupSize, { token, quantity: upTo(5) }),
        () => leads.rpc.call(bookingRpc.changeDate, { token, dateId: one.cheaper.departureId }),
        () =>
          act('bookings', booking.id, 'refund', {
            amount: money(100 * upTo(90), one.currency),
            reason: 'Goodwill.',
          }),
        () =>
          act('bookings', booking.id, 'cancel', {
            amount: money(100 * upTo(90), one.currency),
            reason: 'Ill.',
          }),
        async () => leads.sandbox.pay(pageId((await leads.rpc.call(bookingRpc.payBalance, { token })).url)),
      ];
      for (let step = 0; step < 3; step++)
        await changes[Math.floor(roll() * changes.length)]?.().catch((error: unknown) => {
          if (!(error instanceof ProblemError)) throw error;
        });
    }
    await startBooking(leads, await aDeparture(leads));
    await leads.get(ReadSales).run();
    const increments = await preparedSales(leads.dataSource);
    expect(await salesDifferences(leads.dataSource)).toEqual([]);
    expect(await dayDifferences(leads.dataSource)).toEqual([]);
    expect(new Set(increments.entries.map(({ kind }) => kind))).toEqual(
      new Set(['booked', 'changed', 'canceled', 'refund']),
    );
    await leads.get(ReadSales).rebuild();
    expect(await preparedSales(leads.dataSource)).toEqual(increments);
    const totals = (await report()).totals;
    expect(totals.map(({ currency }) => currency)).toEqual([...currencies]);
    for (const by of salesGroups) {
      const { rows } = await report(by);
      const ofDollars = rows.filter(({ currency }) => currency === 'USD');
      expect(ofDollars.reduce((sum, { now }) => sum + now.netMinor, 0)).toBe(totals[0]?.now.netMinor);
    }
  }, 240_000);
});
