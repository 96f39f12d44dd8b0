import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import {
  getFunnelReport,
  getSalesReport,
  listFunnelEntries,
  listSalesEntries,
} from '@valam/contracts/leads/report.rpc';
import { keyOfOthers, mostReportRows } from '@valam/contracts/shared/report-range';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const caller = staff('owner');
const days = { from: '2027-01-03', to: '2027-01-04' };
const sides = ['now', 'before'] as const;
const whichOf = (side: (typeof sides)[number]) => (side === 'before' ? { which: side } : {});
const others = 30;
const rows = mostReportRows + others;

/** Entries on four days: the range and the previous one. Every tenth row has none in the range. */
const dayOf = `date '2027-01-04' - case when n % 10 = 0 then 2 + n % 20 / 10 else n % 4 end`;

const copySales = `
  insert into sales_entry
  select made.* from sales_entry e cross join generate_series(1, $1::int) n
   cross join lateral jsonb_populate_record(e, jsonb_build_object(
     'source_id', e.source_id || n, 'day', ${dayOf}, 'partner_code', 'CODE' || n, 'gross_minor', 1000 * n)) made
   where e.kind = 'booked'`;

const sumSales = `
  insert into sales_day
  select 'partner', day, partner_code, currency, sum(bookings), sum(travelers), sum(canceled), sum(gross_minor),
         sum(discount_minor), sum(reduction_minor), sum(refund_minor), sum(lead_days)
    from sales_entry where partner_code is not null group by 2, 3, 4`;

const visits = `
  with entry as (
    insert into funnel_entry
    select 'count', n, ${dayOf}, 'tour', 'tour-' || n, 'search', 'phone', n, null from generate_series(1, $1::int) n
    returning *)
  insert into funnel_day select 'tour', day, tour_slug, step, count from entry`;

describe('rows of a report', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
    await aPaidBooking(leads, await aDeparture(leads));
    await leads.get(ReadSales).run();
    await leads.dataSource.query(copySales, [rows]);
    await leads.dataSource.query(sumSales);
    await leads.dataSource.query(visits, [rows]);
  });
  afterAll(() => leads.stop());

  /** All pages of a list. */
  async function all<Item>(pageOf: (page: number) => Promise<{ items: Item[]; total: number }>) {
    const { items, total } = await pageOf(1);
    for (let page = 2; items.length < total; page++) items.push(...(await pageOf(page)).items);
    return items;
  }

  it('link to the entries of their partner, and the others to theirs, in both ranges', async () => {
    const query = { ...days, by: 'partner', currency: 'USD' } as const;
    const report = await leads.rpc.call(getSalesReport, { ...query, caller });
    // Those with a code, and the one booking without.
    expect(report.others?.count).toBe(others + 1);
    const beyond = [{ key: keyOfOthers, now: report.others?.now, before: report.others?.before }];
    for (const side of sides)
      for (const row of [...report.rows.slice(0, 3), ...report.rows.slice(-3), ...beyond]) {
        const entries = await all((page) =>
          leads.rpc.call(listSalesEntries, { ...query, key: row.key, ...whichOf(side), page, caller }),
        );
        const found = entries.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
        expect([row.key, side, found]).toEqual([row.key, side, row[side]?.grossMinor]);
      }
  });

  it('link to the visits of their tour, and the others to theirs, in both ranges', async () => {
    const query = { ...days, by: 'tour' } as const;
    const report = await leads.rpc.call(getFunnelReport, { ...query, caller });
    expect(report.others?.count).toBe(others);
    const beyond = [{ key: keyOfOthers, now: report.others?.now, then: report.others?.then }];
    for (const side of sides)
      for (const row of [...report.rows.slice(0, 3), ...report.rows.slice(-3), ...beyond]) {
        const entries = await all((page) =>
          leads.rpc.call(listFunnelEntries, { ...query, key: row.key, ...whichOf(side), page, caller }),
        );
        const found = entries.reduce((sum, { count }) => sum + count, 0);
        expect([row.key, side, found]).toEqual([row.key, side, (side === 'now' ? row.now : row.then)?.tour]);
      }
  });

  it('are one for a tour whose address has changed, until another tour has the former one', async () => {
    const query = { ...days, by: 'tour' } as const;
    const slugs = ['lamps', 'lamps-of-kerala'];
    await leads.dataSource.query(
      `with entry as (
         insert into funnel_entry values ('count', 9001, '2027-01-04', 'tour', 'lamps', 'search', 'phone', 9001, null),
                                         ('count', 9002, '2027-01-04', 'tour', 'lamps-of-kerala', 'search', 'phone', 9002, null)
         returning *)
       insert into funnel_day select 'tour', day, tour_slug, step, count from entry`,
    );
    const shown = async () => {
      const report = await leads.rpc.call(getFunnelReport, { ...query, caller });
      return report.rows.filter(({ key }) => slugs.includes(key)).map(({ key, now }) => [key, now.tour]);
    };
    const offer = await aDeparture(leads, { tourSlug: 'lamps' });
    expect(await shown()).toEqual([
      ['lamps-of-kerala', 9002],
      ['lamps', 9001],
    ]);
    await leads.receive(departureOffered, { ...offer, tourSlug: 'lamps-of-kerala', version: 2 });
    await waitFor(async () => (await shown()).length === 1);
    expect(await shown()).toEqual([['lamps-of-kerala', 18_003]]);
    const { items } = await leads.rpc.call(listFunnelEntries, {
      ...{ ...query, key: 'lamps-of-kerala', page: 1, caller },
    });
    expect(items.map(({ count, tourTitle }) => [count, tourTitle])).toEqual([
      [9002, offer.tourTitle],
      [9001, offer.tourTitle],
    ]);
    await aDeparture(leads, { tourSlug: 'lamps' });
    expect(await shown()).toHaveLength(2);
  });
});
