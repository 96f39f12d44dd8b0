import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import {
  getMorningDepartures,
  getMorningSales,
  getMorningTasks,
  mostMorningLines,
} from '@valam/contracts/leads/morning.rpc';
import { getSalesReport } from '@valam/contracts/leads/report.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { WatchPaymentPlans } from '../../src/payment-plan/watch-payment-plans.js';
import { ChargeInstallments } from '../../src/payment/charge-installments.js';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aDepartureIn, passTo, today } from '../kit/days.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;

describe('the figures of the morning email', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const sales = (day: string) => leads.rpc.call(getMorningSales, { day });
  const tasks = () => leads.rpc.call(getMorningTasks, {});
  const bandOf = async (band: string) => (await tasks()).bands.find((found) => found.band === band);

  it('are those of the sales report, with only the bookings of that day', async () => {
    const day = today(leads);
    const dollars = await aPaidBooking(leads, await aDeparture(leads), { quantity: 2 });
    const euros = await aPaidBooking(leads, await aDeparture(leads), { currency: 'EUR' });
    await leads.get(ReadSales).run();
    const report = await leads.rpc.call(getSalesReport, {
      ...{ from: day, to: day, by: 'day', currency: 'USD' },
      caller: staff('owner'),
    });
    const found = await sales(day);
    expect(found.totals).toEqual(report.totals.map(({ currency, now }) => ({ currency, figures: now })));
    expect(found.totals).toMatchObject([
      { currency: 'USD', figures: { bookings: 1, travelers: 2, grossMinor: 498_000 } },
      { currency: 'EUR', figures: { bookings: 1, travelers: 1, grossMinor: 229_000 } },
    ]);
    expect(found.booked.items.map(({ bookingId }) => bookingId).sort()).toEqual(
      [dollars.booking.id, euros.booking.id].sort(),
    );
    expect(found.readAt).not.toBeNull();
    expect(await sales(addDays(day, 1))).toMatchObject({ totals: [], booked: { items: [], total: 0 } });
  });

  it('include a late answer, and end a long list with the total number', async () => {
    const count = mostMorningLines + 2;
    for (let number = 0; number < count; number++)
      await leads.rpc.call(createLead, {
        lead: {
          type: 'private_tour_inquiry' as const,
          name: `Late ${number}`,
          email: `late-${number}@example.org`,
          mobile: '+4915112345678',
          mainInterests: ['Yoga'],
        },
        idempotencyKey: null,
      });
    await leads.advance(10 * dayMs);
    const late = await bandOf('promises');
    expect(late).toMatchObject({ total: count });
    expect(late?.items).toHaveLength(mostMorningLines);
    expect(late?.items[0]).toMatchObject({ kind: 'late_answer', entity: 'leads' });
  });

  it('include a failed charge until its installment is paid', async () => {
    const { token, booking: made } = await aPaidBooking(leads, await aDepartureIn(leads, 200));
    await leads.rpc.call(booking.startPaymentPlan, { token, installments: 3 });
    const view = () => leads.rpc.call(booking.getBooking, { token });
    const { url } = await leads.rpc.call(booking.saveCard, { token, consent: true });
    await leads.sandbox.saveCard(pageId(url), 'decline');
    await waitFor(async () => (await view()).plan?.card?.state === 'active');
    const due = (await view()).plan?.next?.dueOn ?? '';
    const until = async (day: string) => {
      await passTo(leads, day);
      await leads.get(ChargeInstallments).sweep();
      await leads.get(WatchPaymentPlans).sweep();
    };
    const failed = async () =>
      (await bandOf('money'))?.items.filter(
        ({ kind, recordId }) => kind === 'failed_charge' && recordId === made.id,
      ) ?? [];
    await until(addDays(due, -3));
    expect(await failed()).toEqual([]);
    await until(due);
    const [line] = await waitFor(async () => {
      const lines = await failed();
      return lines.length > 0 ? lines : null;
    });
    expect(line).toMatchObject({
      entity: 'bookings',
      amount: money(66_400, 'USD'),
      note: 'the card was declined, try 1 of 3',
    });
    const page = await leads.rpc.call(booking.payBalance, { token, part: 'installment' });
    await leads.sandbox.pay(pageId(page.url));
    await waitFor(async () => (await view()).plan?.next?.number === 2);
    expect(await failed()).toEqual([]);
  });

  it('include departures at risk by the occupancy report, and no others', async () => {
    const from = today(leads);
    const tourId = (
      await aDeparture(leads, { startDate: addDays(from, -30), endDate: addDays(from, -21), minimumGroup: 2 })
    ).tourId;
    const dates = { tourId, endDate: addDays(from, 49), decisionDate: addDays(from, 20) };
    const risky = await aDeparture(leads, { ...dates, startDate: addDays(from, 40), minimumGroup: 4 });
    await aDeparture(leads, { ...dates, startDate: addDays(from, 41), minimumGroup: null });
    await aDeparture(leads, { ...dates, startDate: addDays(from, 61), endDate: addDays(from, 70) });
    expect(await leads.rpc.call(getMorningDepartures, { from, to: addDays(from, 60) })).toMatchObject({
      items: [{ id: risky.departureId, sold: 0, minimum: 4, expected: 0, daysLeft: 40 }],
      total: 1,
    });
  });
});
