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
import { departures as departuresWithOutlook } from '../src/report/occupancy-report.sql.js';
import { ReadFunnel } from '../src/report/funnel/read-funnel.js';
import { ReadCash } from '../src/report/read-cash.js';
import { ReadSales } from '../src/report/read-sales.js';
import { staff } from './kit/back-office.js';
import { aDeparture } from './kit/builders.js';
import { inTurn } from '@valam/service-kit/testing/in-turn';
import { contentOf, slowOf } from '@valam/service-kit/testing/report-times';
import { dayDifferences, salesDifferences } from './kit/sales-books.js';
import { startLeads, type Leads } from './kit/start-leads.js';

/**
 * `SCALE_BOOKINGS=200000` measures the goal itself; 16,000 still expose a statement that scans every row for each. Tours
 * and visits grow with it: 1,000 tours with 20 departures each, every tour visited every day.
 */
const count = Number(process.env['SCALE_BOOKINGS'] ?? 16_000);
const tours = Math.ceil(count / 200);
const secondsApart = Math.floor((365 * 86_400) / count);
const atOnce = 4_000;
const year = { from: '2027-01-01', to: '2027-12-31' };

const idOf = (words: string): string =>
  `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Twenty departures of each tour, one a month from February on, with ids derived from both. */
const departures = `
  insert into departure
  select made.* from departure d cross join generate_series(0, 19) k cross join generate_series($2::int, $3::int) t
   cross join lateral jsonb_populate_record(d, jsonb_build_object(
     'id', ${idOf(`t || '-' || k`)}, 'tour_id', ${idOf(`'tour' || t`)}, 'tour_slug', 'tour-' || t, 'tour_title', 'Tour ' || t,
     'start_date', date '2027-02-01' + make_interval(months => k) + t % 28 * interval '1 day',
     'end_date', date '2027-02-11' + make_interval(months => k) + t % 28 * interval '1 day', 'capacity', 100)) made
   where d.id = $1`;

/** Bookings as in the ledgers: held, paid, one in ten canceled and refunded. Each is some months ahead. */
const aYear = `
  with made as (
    insert into booking (id, ref, state, departure_id, quantity, currency, total_minor, deposit_minor, price_usd_minor,
                         discount_minor, paid_quantity, first_name, last_name, email, person_email, country, referral_code,
                         visit_source, visit_device, balance_due_at, deposit_paid_at, created_at)
    select gen_random_uuid(), 'S' || n, case when n % 10 = 0 then 'cancelled' else 'deposit_paid' end,
           ${idOf(`1 + n % $4::int || '-' || extract(month from at) + n % 8`)}, 1 + n % 3, (array['USD', 'EUR', 'GBP', 'INR'])[1 + (n / $4::int + n) % 4],
           100_00 + n, 20_00, 100_00, 0, 1 + n % 3, 'A', 'B', n || '@s.example', n || '@s.example',
           (array['DE', 'US', 'GB', 'IN', 'FR', null])[1 + n % 6], case when n % 5 = 0 then 'CODE' || n % 50 end,
           (array['direct', 'search', 'social', 'email', 'partner', 'other'])[1 + n % 6],
           (array['phone', 'tablet', 'desktop'])[1 + n % 3],
           at + interval '60 days', at, at
      from (select n, timestamptz '2027-01-01 06:00Z' + n * interval '1 second' * $3 as at from generate_series($1::int, $2::int) as n) as one
    returning *),
  steps as (
    insert into booking_step (booking_id, at, event, from_state, to_state, actor, reason, departure_id, quantity, discount_minor, worth_minor)
    select id, created_at + s.later, s.event, s.earlier, s.state, 'system', '', departure_id, quantity, 0,
           case s.state when 'deposit_paid' then total_minor when 'cancelled' then 10_00 else 0 end
      from made join (values (interval '0', 'held', null, 'held'), (interval '1 minute', 'payment_opened', 'held', 'awaiting_payment'),
                             (interval '5 minutes', 'deposit_captured', 'awaiting_payment', 'deposit_paid'),
                             (interval '9 days', 'cancelled', 'deposit_paid', 'cancelled')) as s (later, event, earlier, state)
        on s.state <> 'cancelled' or made.state = 'cancelled'
     order by s.later, created_at),
  paid as (
    insert into payment (id, booking_id, kind, method, amount_minor, currency, captured_at)
    select gen_random_uuid(), id, 'deposit', 'card', 20_00, currency, deposit_paid_at from made returning id, booking_id)
  insert into refund (id, booking_id, payment_id, amount_minor, currency, kind, reason, state, requested_by, created_at, settled_at)
  select gen_random_uuid(), made.id, paid.id, 10_00, currency, 'policy', '', 'refunded', 'traveller',
         created_at + interval '9 days', created_at + interval '9 days'
    from made join paid on paid.booking_id = made.id where state = 'cancelled'`;

/** One day of visits to every tour. */
const visits = `
  insert into visit_count (counts_id, recorded_at, step, tour_slug, visit_source, visit_device, count)
  select gen_random_uuid(), timestamptz '2027-01-01 12:00Z' + $2 * interval '1 day', step, 'tour-' || t,
         (array['direct', 'search', 'social', 'email', 'partner', 'other'])[1 + (t + $2::int) % 6],
         (array['phone', 'tablet', 'desktop'])[1 + (t + $2::int) % 3], 1 + (t + $2::int) % 40
    from generate_series(1, $1::int) t cross join (values ('tour'), ('panel'), ('details')) as s (step)
   where step = 'tour' or (t + $2::int) % 3 = 0`;

const sold = `
  update departure d set confirmed = b.travelers from (
    select departure_id, sum(quantity) as travelers from booking where state = 'deposit_paid' group by 1) b where b.departure_id = d.id`;

/** Not all tables: a concurrent job locks the one with the reading position. */
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
    // Read in two halves, as on a site that sells in the meantime.
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
    // As autovacuum does in time: before it, no index answers alone.
    await inTurn(() => leads.dataSource.query('vacuum booking, sales_entry'));
  }, 1_800_000);
  afterAll(() => leads.stop());

  const planOf = async (sql: string, values: readonly unknown[] = []): Promise<string> => {
    const lines = await leads.dataSource.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, [...values]);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  };
  const caller = staff('finance');
  const owner = staff('owner');

  it('opens in less than 300 ms in every grouping, the first time as well, and so do the entries behind it', async () => {
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

  it('looks up the bookings of the departures shown, not all of them', async () => {
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

  it('is rebuilt to what was read bit by bit', async () => {
    const tables = [...salesTables, ...cashTables, ...funnelTables];
    const increments = await contentOf(leads.dataSource, tables);
    await timed('rebuilding sales', () => leads.get(ReadSales).rebuild());
    await timed('rebuilding cash', () => leads.get(ReadCash).rebuild());
    await timed('rebuilding the funnel', () => leads.get(ReadFunnel).rebuild());
    expect(await contentOf(leads.dataSource, tables)).toEqual(increments);
  }, 900_000);

  it('is read on without looking at all steps again', async () => {
    const unread =
      'select * from booking_step where id > (select max(id) - 10 from booking_step) and worth_minor is not null';
    expect(await planOf(unread)).toContain('booking_step_pkey');
    // Twice: the rows settled in the first run count as read.
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
    // The fastest: other work may share the processors.
    expect(Math.min(...times)).toBeLessThan(1_000);
  });
});
