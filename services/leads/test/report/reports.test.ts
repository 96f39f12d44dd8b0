import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { getSalesReport, listSalesEntries, rebuildReports } from '@valam/contracts/leads/report.rpc';
import { reportRoles, type SalesGroup } from '@valam/contracts/leads/report.schema';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { dayDifferences, preparedSales } from '../kit/sales-books.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
/** Today is 2027-01-04. */
const january = { from: '2027-01-01', to: '2027-01-31' };

describe('the sales report', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const read = () => leads.get(ReadSales).run();
  const report = (
    query: { from: string; to: string; by?: SalesGroup; currency?: 'USD' | 'EUR' },
    role: Role = 'owner',
  ) => leads.rpc.call(getSalesReport, { by: 'day', currency: 'USD', ...query, caller: staff(role) });
  const entries = (query: { from: string; to: string; by?: SalesGroup; key?: string }) =>
    leads.rpc.call(listSalesEntries, {
      by: 'day',
      currency: 'USD',
      page: 1,
      ...query,
      caller: staff('finance'),
    });
  const prepared = () => preparedSales(leads.dataSource);

  it('keeps past days unchanged, and counts a cancellation on its own day', async () => {
    const offer = await aDeparture(leads);
    const { booking, token } = await aPaidBooking(leads, offer, { quantity: 2, mobile: '+4915112345678' });
    await read();
    const day = { from: '2027-01-04', to: '2027-01-04' };
    const before = await report(day);
    expect(before.totals).toMatchObject([
      {
        currency: 'USD',
        now: { bookings: 1, travelers: 2, grossMinor: 498_000, netMinor: 498_000, leadDays: 148 },
      },
    ]);
    await leads.advance(3 * dayMs);
    const { refund } = await leads.rpc.call(bookingRpc.quoteCancel, { token });
    await leads.rpc.call(bookingRpc.cancelBooking, { token, expectedRefund: refund });
    await read();
    expect({ ...(await report(day)), readAt: before.readAt }).toEqual(before);
    const later = await report({ from: '2027-01-07', to: '2027-01-09' });
    const kept = 99_600 - refund.amountMinor;
    expect(later.totals).toMatchObject([
      {
        now: {
          bookings: 0,
          canceled: 1,
          travelers: -2,
          reductionMinor: 498_000 - kept,
          refundMinor: refund.amountMinor,
        },
        before: { bookings: 1, netMinor: 498_000 },
      },
    ]);
    expect(later.before).toEqual({ from: '2027-01-04', to: '2027-01-06' });
    expect(later.rows.map(({ key, before: then }) => [key, then.bookings])).toEqual([
      ['2027-01-07', 1],
      ['2027-01-08', 0],
      ['2027-01-09', 0],
    ]);
    const behind = await entries({ from: '2027-01-04', to: '2027-01-31', by: 'country', key: 'DE' });
    expect(behind.items.map(({ kind, bookingRef }) => [kind, bookingRef])).toEqual([
      ['canceled', booking.ref],
      ['refund', booking.ref],
      ['booked', booking.ref],
    ]);
  });

  it('misses no step whose transaction was still open when a later one was read', async () => {
    const offer = await aDeparture(leads);
    const { booking } = await aPaidBooking(leads, offer);
    await read();
    const missed = `delete from sales_entry where source = 'step' and booking_id = $1`;
    await leads.dataSource.query(missed, [booking.id]);
    await leads.dataSource.query(`delete from sales_day where dimension = 'tour' and key = $1`, [
      offer.tourId,
    ]);
    await read();
    const { rows } = await report({ from: '2027-01-01', to: '2027-12-31', by: 'tour' });
    expect(rows.find(({ key }) => key === offer.tourId)?.now.bookings).toBe(1);
    await leads.get(ReadSales).rebuild();
    expect(await dayDifferences(leads.dataSource)).toEqual([]);
  });

  it('sums completed months from their days, even if an earlier version read those', async () => {
    await aPaidBooking(leads, await aDeparture(leads, { startDate: '2027-11-01', endDate: '2027-11-10' }));
    await read();
    await leads.advance(70 * dayMs);
    await read();
    const before = await prepared();
    expect(before.months.length).toBeGreaterThan(0);
    const addsUp = async () => {
      for (const [from, to] of [
        ['2027-01-01', '2027-12-31'],
        ['2027-01-10', '2027-02-15'],
        ['2027-01-31', '2027-04-30'],
        ['2027-02-01', '2027-02-28'],
      ] as const) {
        const totals = (await report({ from, to })).totals.find(({ currency }) => currency === 'USD');
        const { rows } = await report({ from, to, by: 'tour' });
        const sumOf = (when: 'now' | 'before') => rows.reduce((sum, row) => sum + row[when].netMinor, 0);
        expect([from, sumOf('now'), sumOf('before')]).toEqual([
          from,
          totals?.now.netMinor ?? 0,
          totals?.before.netMinor ?? 0,
        ]);
      }
    };
    await addsUp();
    // As after a rollout in which an earlier version read days without summing their months.
    await leads.dataSource.query('delete from sales_month');
    await leads.dataSource.query('update sales_reading set summed_before = null');
    await addsUp();
    await read();
    expect(await prepared()).toEqual(before);
    // Entries that arrive after their month was summed.
    await leads.dataSource.query('delete from sales_entry');
    await leads.dataSource.query('delete from sales_day');
    await leads.dataSource.query(
      `update sales_reading set settled_step = 0, settled_refund = '-infinity', seen_step = 0, seen_refund = '-infinity'`,
    );
    await read();
    expect(await prepared()).toEqual(before);
    await addsUp();
  });

  it('is restricted to roles responsible for money', async () => {
    for (const role of ['owner', 'operations', 'sales', 'content', 'finance', 'contributor'] as const) {
      const asked = report(january, role).then(
        () => true,
        () => false,
      );
      expect([role, await asked]).toEqual([role, reportRoles.sales.includes(role)]);
    }
    expect((await refusal(report(january, 'sales'))).code).toBe('admin.role_refused');
    expect((await refusal(leads.rpc.call(rebuildReports, { caller: staff('finance') }))).code).toBe(
      'admin.role_refused',
    );
  });

  it('is rebuilt on an owner’s request', async () => {
    await leads.dataSource.query('delete from sales_day');
    await leads.rpc.call(rebuildReports, { caller: staff('owner') });
    await waitFor(async () => (await report({ from: '2027-01-01', to: '2027-12-31' })).totals.length > 0);
  });

  it('refuses an invalid range', async () => {
    const wrong = await refusal(report({ from: '2027-02-01', to: '2027-01-01' }));
    expect(wrong).toMatchObject({
      code: 'leads.report_range',
      message: 'The last day is before the first one.',
    });
    expect((await refusal(report({ from: '2020-01-01', to: '2027-01-01' }))).message).toBe(
      'At most 731 days.',
    );
  });
});
