import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getCashReport,
  getSalesReport,
  listCashItems,
  listSalesEntries,
} from '@valam/contracts/leads/report.rpc';
import { salesGroups, type SalesGroup } from '@valam/contracts/leads/report.schema';
import { ReadCash } from '../src/report/read-cash.js';
import { ReadSales } from '../src/report/read-sales.js';
import { staff } from './kit/back-office.js';
import { aDeparture } from './kit/builders.js';
import { dayDifferences, salesDifferences } from './kit/sales-books.js';
import { startLeads, type Leads } from './kit/start-leads.js';

/** `SCALE_BOOKINGS=200000` measures the goal itself; a fifth of it shows a statement that looks at every row. */
const count = Number(process.env['SCALE_BOOKINGS'] ?? 40_000);
const secondsApart = Math.floor((365 * 86_400) / count);
const atOnce = 10_000;
const year = { from: '2027-01-01', to: '2027-12-31' };
const calls = 21;
const mostMs = 300;

/** A year of bookings as the ledgers keep them: held, paid for, one in ten canceled and refunded. */
const aYear = `
  with made as (
    insert into booking (id, ref, state, departure_id, quantity, currency, total_minor, deposit_minor, price_usd_minor,
                         discount_minor, paid_quantity, first_name, last_name, email, person_email, country, referral_code,
                         deposit_paid_at, created_at)
    select gen_random_uuid(), 'S' || n, case when n % 10 = 0 then 'cancelled' else 'deposit_paid' end,
           ($1::uuid[])[1 + n % 40], 1 + n % 3, (array['USD', 'EUR', 'GBP', 'INR'])[1 + n % 4],
           100_00 + n, 20_00, 100_00, 0, 1 + n % 3, 'A', 'B', n || '@s.example', n || '@s.example',
           (array['DE', 'US', 'GB', 'IN', 'FR', null])[1 + n % 6], case when n % 5 = 0 then 'CODE' || n % 50 end,
           timestamptz '2027-01-01 06:00Z' + n * interval '1 second' * $4,
           timestamptz '2027-01-01 06:00Z' + n * interval '1 second' * $4
      from generate_series($2::int, $3::int) as n
    returning *),
  steps as (
    insert into booking_step (booking_id, at, event, from_state, to_state, actor, reason, departure_id, quantity, discount_minor, worth_minor)
    select id, created_at + s.later, s.event, null, s.state, 'system', '', departure_id, quantity, 0,
           case s.state when 'held' then 0 when 'deposit_paid' then total_minor else 10_00 end
      from made join (values (interval '0', 'held', 'held'), (interval '5 minutes', 'deposit_captured', 'deposit_paid'),
                             (interval '9 days', 'cancelled', 'cancelled')) as s (later, event, state)
        on s.state <> 'cancelled' or made.state = 'cancelled'
     order by s.later, created_at),
  paid as (
    insert into payment (id, booking_id, kind, method, amount_minor, currency, captured_at)
    select gen_random_uuid(), id, 'deposit', 'card', 20_00, currency, deposit_paid_at from made returning id, booking_id)
  insert into refund (id, booking_id, payment_id, amount_minor, currency, kind, reason, state, requested_by, created_at)
  select gen_random_uuid(), made.id, paid.id, 10_00, currency, 'policy', '', 'refunded', 'traveller', created_at + interval '9 days'
    from made join paid on paid.booking_id = made.id where state = 'cancelled'`;

/** Not all tables: a reading that a job does meanwhile holds the one that says how far it has come. */
const analyze =
  'analyze booking, booking_step, payment, refund, departure, sales_entry, sales_day, cash_entry, cash_day, cash_due';

describe('a year of many bookings', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads({ at: '2027-12-31T06:00:00Z' });
    const departures: string[] = [];
    for (let index = 0; index < 40; index++)
      departures.push(
        (await aDeparture(leads, { startDate: '2028-06-01', endDate: '2028-06-10' })).departureId,
      );
    for (let first = 1; first <= count; first += atOnce)
      await leads.dataSource.query(aYear, [departures, first, first + atOnce - 1, secondsApart]);
    const since = performance.now();
    await leads.get(ReadSales).rebuild();
    process.stdout.write(
      `reading ${count} bookings: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`,
    );
    await leads.dataSource.query(analyze);
    const before = performance.now();
    await leads.get(ReadCash).rebuild();
    process.stdout.write(
      `reading the cash of ${count} bookings: ${((performance.now() - before) / 1_000).toFixed(1)} s\n`,
    );
    await leads.dataSource.query(analyze);
  }, 600_000);
  afterAll(() => leads.stop());

  const p95 = async (ask: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let call = 0; call < calls; call++) {
      const since = performance.now();
      await ask();
      times.push(performance.now() - since);
    }
    return times.sort((a, b) => a - b)[Math.floor((calls - 1) * 0.95)] ?? Infinity;
  };
  const caller = staff('finance');

  it('adds up to its ledgers', async () => {
    expect(await salesDifferences(leads.dataSource)).toEqual([]);
    expect(await dayDifferences(leads.dataSource)).toEqual([]);
  }, 120_000);

  it('opens in less than 300 ms in every grouping, and so do its entries', async () => {
    const slow: Partial<Record<SalesGroup, number>> = {};
    for (const by of salesGroups) {
      const ms = await p95(() => leads.rpc.call(getSalesReport, { ...year, by, currency: 'USD', caller }));
      process.stdout.write(`sales by ${by}: p95 ${ms.toFixed(0)} ms\n`);
      if (ms > mostMs) slow[by] = ms;
    }
    const entries = await p95(() =>
      leads.rpc.call(listSalesEntries, {
        ...year,
        by: 'country',
        key: 'DE',
        currency: 'USD',
        page: 1,
        caller,
      }),
    );
    process.stdout.write(`sales entries: p95 ${entries.toFixed(0)} ms\n`);
    expect(slow).toEqual({});
    expect(entries).toBeLessThan(mostMs);
  }, 120_000);

  it('shows cash in less than 300 ms, and so do its rows', async () => {
    const cash = await p95(() =>
      leads.rpc.call(getCashReport, {
        ...year,
        to: '2028-06-30',
        currency: 'USD',
        commissions: { paid: [], due: [] },
        caller,
      }),
    );
    const rows = await p95(() =>
      leads.rpc.call(listCashItems, {
        from: '2027-06-01',
        to: '2027-06-30',
        currency: 'USD',
        page: 1,
        caller,
      }),
    );
    process.stdout.write(`cash: p95 ${cash.toFixed(0)} ms, its rows: p95 ${rows.toFixed(0)} ms\n`);
    expect(cash).toBeLessThan(mostMs);
    expect(rows).toBeLessThan(mostMs);
  }, 120_000);

  it('is read on without looking at all steps again', async () => {
    const plan = await leads.dataSource.query<{ 'QUERY PLAN': string }[]>(
      `explain select * from booking_step where id > (select max(id) - 10 from booking_step) and worth_minor is not null`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('booking_step_pkey');
    await leads.dataSource.query(`update sales_reading set seen_when = '-infinity'`);
    await leads.get(ReadSales).run();
    expect(await p95(() => leads.get(ReadSales).run())).toBeLessThan(1_000);
  }, 120_000);
});
