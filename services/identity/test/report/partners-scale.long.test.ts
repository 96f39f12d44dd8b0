import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getPartnersReport, listPartnerEntries } from '@valam/contracts/identity/partner-report.rpc';
import {
  partnerGroups,
  partnerOrders,
  type PartnerGroup,
  type PartnerOrder,
} from '@valam/contracts/identity/partner-report.schema';
import { keyOfOthers, mostReportRows } from '@valam/contracts/shared/report-range';
import { inTurn } from '@valam/service-kit/testing/in-turn';
import { contentOf, slowOf } from '@valam/service-kit/testing/report-times';
import type { TestService } from '@valam/service-kit/testing/start-test-service';
import { PartnerLeads } from '../../src/report/partner-leads.js';
import { ReadPartners } from '../../src/report/read-partners.js';
import { nobody, startIdentity } from '../kit/identity-service.js';
import { standInForLeads } from '../kit/leads-stand-in.js';

/**
 * `SCALE_PARTNERS=5000` measures the performance goal itself: with 20 bookings, 40 leads and 100 days with
 * clicks each, 100,000 commissions. A smaller number still exposes a statement that does too much work per
 * row.
 */
const count = Number(process.env['SCALE_PARTNERS'] ?? 600);
const bookings = count * 20;
/** Today is 2026-11-02. */
const year = { from: '2025-11-03', to: '2026-11-02' };
const atOnce = 10_000;

const idOf = (words: string): string =>
  `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;
const partner = (n: string): string => idOf(`'partner' || ${n} % ${count}`);
const moment = (n: string, of: number): string =>
  `timestamptz '2025-11-03 06:00Z' + ${n} * interval '1 second' * ${Math.floor((364 * 86_400) / of)}`;

/** Every twentieth partner had results in the beginning, and none since then. */
const partners = `
  insert into contributor (id, slug, name, contributing_area, referral_code, approval_status, created_at, updated_at)
  select ${partner('n')}, 'partner-' || n, 'Partner ' || n, 'Affiliate', 'CODE' || n, 'approved', now(), now()
    from generate_series(0, ${count - 1}) n`;

const clicks = `
  insert into referral_click (contributor_id, day, clicks)
  select ${partner('n')}, date '2025-11-03' + (n * 7 + k * 3) % case when n % 20 = 19 then 90 else 365 end, 1 + (n + k) % 9
    from generate_series($1::int, $2::int) n cross join generate_series(0, 99) k
  on conflict do nothing`;

const leads = `
  insert into partner_lead (lead_id, contributor_id, type, recorded_at)
  select gen_random_uuid(), ${partner('n')}, 'inquiry', ${moment('n', bookings * 2)}
    from generate_series($1::int, $2::int) n where n % ${count} % 20 < 19`;

/** One booking in ten is canceled a week later, with a line that reverses its commission. */
const sales = `
  with one as (
    select n, ${idOf(`'booking' || n`)} as id, ${partner('n')} as partner_id, ${moment('n', bookings)} as at
      from generate_series($1::int, $2::int) n where n % ${count} % 20 < 19),
  steps as (
    select one.*, version, at + (version - 1) * interval '7 days' as since from one cross join generate_series(1, 2) version
     where version = 1 or n % 10 = 0 and at < '2026-10-20'),
  snapshots as (
    insert into booking_snapshot (booking_id, version, standing, is_completed, is_cancelled, at, recorded_at)
    select id, version, '{"net": {"amountMinor": 10000, "currency": "USD"}}', false, version = 2, since, since from steps),
  commissions as (
    insert into commission (booking_id, booking_ref, contributor_id, tour_title, start_date, end_date, rate_percent, created_at, updated_at)
    select id, 'P' || n, partner_id, 'Tour', date '2027-06-01', date '2027-06-10', 10, at, at from one returning booking_id)
  insert into commission_line (id, booking_id, contributor_id, announcement, cause, before, after, rate_percent, amount_minor,
                               occurred_at, state, created_at, updated_at)
  select gen_random_uuid(), s.id, s.partner_id, version, case version when 1 then 'capture' else 'refund' end, '{}', '{}', 10,
         (100_00 + n % 997) * case version when 1 then 1 else -1 end, since, 'pending', since, since
    from steps s join commissions c on c.booking_id = s.id`;

const tables = ['partner_entry', 'partner_day', 'partner_month', 'all_partners_day'];

describe('a year of many partners', () => {
  let service: TestService;
  let leave: () => void;
  beforeAll(async () => {
    service = await startIdentity();
    leave = standInForLeads(service.nats);
    const { dataSource } = service;
    const inParts = async (sql: string, rows: number, most = atOnce) => {
      for (let first = 0; first < rows; first += most)
        await dataSource.query(sql, [first, Math.min(first + most, rows) - 1]);
    };
    await service.get(PartnerLeads).fetchEarlier();
    await dataSource.query(partners);
    await inParts(clicks, count, 500);
    // Read in two halves, as on a live site.
    await inParts(leads, bookings * 2);
    await inParts(sales, bookings / 2);
    await inTurn(() => service.get(ReadPartners).run());
    for (let first = bookings / 2; first < bookings; first += atOnce)
      await dataSource.query(sales, [first, Math.min(first + atOnce, bookings) - 1]);
    await inTurn(() => service.get(ReadPartners).run());
    await dataSource.query(`vacuum analyze ${tables.join(', ')}, referral_click, contributor`);
  }, 1_200_000);
  afterAll(async () => {
    leave?.();
    await service?.stop();
  });

  const caller = { ...nobody, userId: randomUUID(), role: 'owner' as const, sessionId: randomUUID() };
  const report = (query: { from?: string; to?: string; by?: PartnerGroup; order?: PartnerOrder } = {}) =>
    service.rpc.call(getPartnersReport, { ...year, by: 'partner', order: 'bookings', ...query, caller });

  it('is computed in less than 300 ms in every grouping and order, including the first time, as are its entries', async () => {
    const slow = await slowOf(
      {
        ...Object.fromEntries(partnerGroups.map((by) => [`partners by ${by}`, () => report({ by })])),
        'partners by share canceled': () => report({ order: 'share' }),
        'partners from the middle of a month': () => report({ from: '2025-11-20', to: '2026-10-10' }),
        'partner entries': () =>
          service.rpc.call(listPartnerEntries, { ...year, by: 'partner', page: 1, caller }),
        'partner entries of the others': () =>
          service.rpc.call(listPartnerEntries, { ...year, by: 'partner', key: keyOfOthers, page: 1, caller }),
      },
      { isWhole: count >= 5_000 },
    );
    expect(slow).toEqual([]);
  }, 240_000);

  it('adds up to the ledgers in every grouping and order, including partners without a row', async () => {
    const [ledger] = await service.dataSource.query<
      [{ clicks: number; leads: number; bookings: number; canceled: number; commissionMinor: number }]
    >(
      `select (select sum(clicks) from referral_click)::bigint as clicks,
              (select count(*) from partner_lead)::int as leads,
              (select count(*) from commission)::int as bookings,
              (select count(*) from booking_snapshot where is_cancelled)::int as canceled,
              (select sum(amount_minor) from commission_line)::bigint as "commissionMinor"`,
    );
    for (const by of partnerGroups) expect([by, (await report({ by })).now]).toEqual([by, ledger]);
    for (const order of partnerOrders) {
      const { now, rows, others } = await report({ order });
      const sum = (of: (figures: typeof now) => number) =>
        [...rows, ...(others ? [others] : [])].reduce((total, row) => total + of(row.now), 0);
      expect(rows.length).toBe(Math.min(count, mostReportRows));
      expect([order, sum((one) => one.bookings), sum((one) => one.canceled)]).toEqual([
        order,
        now.bookings,
        now.canceled,
      ]);
    }
    const { sleepingTotal } = await report();
    expect(sleepingTotal).toBe(Math.floor(count / 20));
  });

  it('has the same rows after a rebuild', async () => {
    const increments = await contentOf(service.dataSource, tables);
    const since = performance.now();
    await inTurn(() => service.get(ReadPartners).rebuild());
    process.stdout.write(`rebuilding partners: ${((performance.now() - since) / 1_000).toFixed(1)} s\n`);
    expect(await contentOf(service.dataSource, tables)).toEqual(increments);
  }, 600_000);
});
