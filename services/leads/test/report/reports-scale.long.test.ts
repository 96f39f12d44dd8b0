import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getCashReport,
  getFunnelReport,
  getOccupancyReport,
  getSalesReport,
  listCashItems,
  listFunnelEntries,
  listSalesEntries,
} from '@valam/contracts/leads/report.rpc';
import { funnelGroups } from '@valam/contracts/leads/funnel-report.schema';
import { salesGroups } from '@valam/contracts/leads/report.schema';
import { currencies } from '@valam/contracts/shared/money';
import { keyOfOthers } from '@valam/contracts/shared/report-range';
import { departures as departuresWithOutlook } from '../../src/report/occupancy-report.sql.js';
import { ReadFunnel } from '../../src/report/funnel/read-funnel.js';
import { ReadCash } from '../../src/report/read-cash.js';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { inTurn } from '@valam/service-kit/testing/in-turn';
import { contentOf, slowOf } from '@valam/service-kit/testing/report-times';
import { dayDifferences, salesDifferences } from '../kit/sales-books.js';
import { startLeads, type Leads } from '../kit/start-leads.js';
import { aYear, departures, sold, visits } from '../kit/year-of-bookings.sql.js';

/**
 * `SCALE_BOOKINGS=200000` measures the performance goal itself; 16,000 still expose a statement that scans
 * every row for each. Tours and visits grow with it: 1,000 tours with 20 departures each, every tour visited
 * every day.
 */
const count = Number(process.env['SCALE_BOOKINGS'] ?? 16_000);
const tours = Math.ceil(count / 200);
const secondsApart = Math.floor((365 * 86_400) / count);
const atOnce = 4_000;
const year = { from: '2027-01-01', to: '2027-12-31' };

/** Not all tables, because a concurrent job locks the one with the reading position. */
const analyze = `analyze booking, booking_step, payment, refund, departure, visit_count, sales_entry, sales_day, cash_entry,
  cash_day, cash_due, funnel_entry, funnel_day, funnel_tour_month, sales_month`;

const salesTables = ['sales_entry', 'sales_day', 'sales_month'];
const cashTables = ['cash_entry', 'cash_day', 'cash_due'];
const funnelTables = ['funnel_entry', 'funnel_day', 'funnel_tour_month'];

describe('a year of many bookings', () => {
  let leads: Leads;
  const timed = async (name: string, work: () => Promise<void>): Promise<void> => {
    const since = performance.now();
    await inTurn(work);
    process.stdout.write(`${name}: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
  };
  beforeAll(async () => {
    leads = await startLeads({ at: '2027-12-31T06:00:00Z' });
    // Generating the data may take longer than the service's statement timeout.
    const query = (sql: string, values?: unknown[]) =>
      leads.dataSource.transaction(async (tx) => {
        await tx.query('set local statement_timeout = 0');
        await tx.query('set local lock_timeout = 0');
        await tx.query(sql, values);
      });
    const { departureId } = await aDeparture(leads, { startDate: '2027-01-15', endDate: '2027-01-25' });
    for (let tour = 1; tour <= tours; tour += 100)
      await query(departures, [departureId, tour, Math.min(tour + 99, tours)]);
    await query('analyze departure');
    // Read in two halves, as on a live site.
    for (const half of [0, 1]) {
      for (let first = 1 + (half * count) / 2; first <= ((half + 1) * count) / 2; first += atOnce)
        await query(aYear, [
          first,
          Math.min(first + atOnce - 1, ((half + 1) * count) / 2),
          secondsApart,
          tours,
        ]);
      for (let day = half * 182; day < 182 + half * 183; day++) await query(visits, [tours, day]);
      await query(analyze);
      await timed(`reading sales, half ${half + 1} of ${count} bookings`, () => leads.get(ReadSales).run());
      await timed('reading cash', () => leads.get(ReadCash).run());
      await timed('reading the funnel', () => leads.get(ReadFunnel).run());
      for (const reading of ['sales_reading', 'cash_reading', 'funnel_reading'])
        await query(`update ${reading} set seen_when = '-infinity'`);
    }
    await query(sold);
    await query(analyze);
    // As autovacuum does eventually: before it, index-only scans are not possible.
    await inTurn(() => leads.dataSource.query('vacuum booking, sales_entry'));
  }, 1_800_000);
  afterAll(() => leads.stop());

  const planOf = async (sql: string, values: readonly unknown[] = []): Promise<string> => {
    const lines = await leads.dataSource.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...values]);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const caller = staff('finance');
  const owner = staff('owner');

  it('is reported in less than 300 ms in every grouping, including the first time, as are its entries', async () => {
    const named = <Group extends string>(
      report: string,
      groups: readonly Group[],
      ask: (by: Group) => Promise<unknown>,
    ) => Object.fromEntries(groups.map((by) => [`${report} by ${by}`, () => ask(by)]));
    const slow = await slowOf(
      {
        ...named('sales', salesGroups, (by) =>
          leads.rpc.call(getSalesReport, { ...year, by, currency: 'USD', caller }),
        ),
        'sales entries': () =>
          leads.rpc.call(listSalesEntries, {
            ...year,
            by: 'country',
            key: 'DE',
            currency: 'USD',
            page: 1,
            caller,
          }),
        'sales entries of the other tours': () =>
          leads.rpc.call(listSalesEntries, {
            ...{ ...year, by: 'tour', key: keyOfOthers, currency: 'USD', page: 1, caller },
          }),
        ...named('funnel', funnelGroups, (by) =>
          leads.rpc.call(getFunnelReport, { ...year, by, caller: owner }),
        ),
        'funnel entries': () =>
          leads.rpc.call(listFunnelEntries, { ...year, by: 'source', key: 'search', page: 1, caller: owner }),
        'funnel entries of the other tours': () =>
          leads.rpc.call(listFunnelEntries, {
            ...{ ...year, by: 'tour', key: keyOfOthers, page: 1, caller: owner },
          }),
        cash: () =>
          leads.rpc.call(getCashReport, {
            ...year,
            to: '2028-06-30',
            currency: 'USD',
            commissions: { paid: [], due: [] },
            caller,
          }),
        'cash rows': () => leads.rpc.call(listCashItems, { ...year, currency: 'USD', page: 1, caller }),
        'occupancy of the next 60 days': () =>
          leads.rpc.call(getOccupancyReport, { from: '2027-12-31', to: '2028-02-28', caller }),
        'occupancy of the year to come': () =>
          leads.rpc.call(getOccupancyReport, { from: '2027-12-31', to: '2028-12-30', caller }),
        'occupancy of the past year': () => leads.rpc.call(getOccupancyReport, { ...year, caller }),
      },
      { isWhole: count >= 200_000 },
    );
    expect(slow).toEqual([]);
  }, 240_000);

  it('looks up only the bookings of the displayed departures', async () => {
    const plan = await planOf(departuresWithOutlook, ['2027-12-31', '2028-02-28', '2027-12-31']);
    expect(plan).toContain('booking_of_departure');
    expect(plan).not.toMatch(/Seq Scan on (booking|sales_entry)/);
  });

  it('adds up to its ledgers in four currencies', async () => {
    expect(await salesDifferences(leads.dataSource)).toEqual([]);
    expect(await dayDifferences(leads.dataSource)).toEqual([]);
    await inTurn(() => leads.get(ReadCash).run());
    const { differences } = await leads.rpc.call(getCashReport, {
      ...year,
      currency: 'INR',
      commissions: { paid: [], due: [] },
      caller,
    });
    expect(differences).toEqual([]);
    const { totals } = await leads.rpc.call(getSalesReport, {
      ...year,
      by: 'currency',
      currency: 'USD',
      caller,
    });
    expect(totals.map(({ currency }) => currency)).toEqual([...currencies]);
  }, 240_000);

  it('has the same rows after a rebuild', async () => {
    const tables = [...salesTables, ...cashTables, ...funnelTables];
    const increments = await contentOf(leads.dataSource, tables);
    await timed('rebuilding sales', () => leads.get(ReadSales).rebuild());
    await timed('rebuilding cash', () => leads.get(ReadCash).rebuild());
    await timed('rebuilding the funnel', () => leads.get(ReadFunnel).rebuild());
    expect(await contentOf(leads.dataSource, tables)).toEqual(increments);
  }, 900_000);

  it('is read incrementally without reading all steps again', async () => {
    const unread =
      'select * from booking_step where id > (select max(id) - 10 from booking_step) and worth_minor is not null';
    expect(await planOf(unread)).toContain('booking_step_pkey');
    // Twice, so that the rows settled in the first run count as read.
    for (let time = 0; time < 2; time++) {
      await leads.dataSource.query(`update sales_reading set seen_when = '-infinity'`);
      await leads.get(ReadSales).run();
    }
    const times: number[] = [];
    for (let time = 0; time < 5; time++) {
      const since = performance.now();
      await leads.get(ReadSales).run();
      times.push(performance.now() - since);
    }
    // The fastest, because other work may share the CPUs.
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});
