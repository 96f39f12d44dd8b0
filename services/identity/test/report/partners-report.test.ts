import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Caller, Role } from '@valam/contracts/identity/auth.schema';
import {
  getPartnersReport,
  listPartnerEntries,
  rebuildPartners,
} from '@valam/contracts/identity/partner-report.rpc';
import type { PartnerGroup } from '@valam/contracts/identity/partner-report.schema';
import { recordClick } from '@valam/contracts/identity/referral.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { keyOfOthers, mostReportRows } from '@valam/contracts/shared/report-range';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { PartnerLeads } from '../../src/report/partner-leads.js';
import { ReadPartners } from '../../src/report/read-partners.js';
import { announcedByLeads } from '../kit/announced-by-leads.js';
import { nobody, refusalOf, visitor } from '../kit/identity-service.js';
import { dayMs } from '../kit/partner-actions.js';
import { manyPartners, preparedRows } from '../kit/partner-report-rows.js';
import { runningPartnerProgram } from '../kit/running-identity.js';

const { service, partners } = await runningPartnerProgram();
// There are no partners yet, so there are no earlier leads.
await service.get(PartnerLeads).fetchEarlier();

const staff = (role: Role): Caller => ({ ...nobody, userId: randomUUID(), role, sessionId: randomUUID() });
const { writes, books, cancels, refunds, recorded } = announcedByLeads(service);
const read = () => service.get(ReadPartners).run();
const report = (query: { from: string; to: string; by?: PartnerGroup }, role: Role = 'owner') =>
  service.rpc.call(getPartnersReport, { by: 'partner', order: 'bookings', ...query, caller: staff(role) });
const prepared = () => preparedRows(service);

/** Today is 2026-11-02. */
const today = { from: '2026-11-02', to: '2026-11-02' };
const year = { from: '2026-11-01', to: '2027-10-31' };

describe('the report on partners', () => {
  it('keeps past days unchanged, and counts a cancellation and its correction on their own days', async () => {
    const { code } = await partners.aPartner('steady@example.org');
    await service.rpc.call(recordClick, { code, path: '/', visitor });
    await writes(code);
    const booking = await books(code);
    await read();
    const first = await report(today);
    expect(first.rows).toMatchObject([
      { code, now: { clicks: 1, leads: 1, bookings: 1, canceled: 0, commissionMinor: 48_00 } },
    ]);
    await service.advance(3 * dayMs);
    await cancels(booking);
    await read();
    expect({ ...(await report(today)), readAt: first.readAt }).toEqual(first);
    const later = await report({ from: '2026-11-05', to: '2026-11-07', by: 'day' });
    expect(
      later.rows.map(({ key, now, then }) => [key, now.canceled, now.commissionMinor, then.bookings]),
    ).toEqual([
      ['2026-11-05', 1, -48_00, 1],
      ['2026-11-06', 0, 0, 0],
      ['2026-11-07', 0, 0, 0],
    ]);
    const { items } = await service.rpc.call(listPartnerEntries, {
      ...{ from: '2026-11-02', to: '2026-11-05', by: 'partner', page: 1 },
      key: first.rows[0]?.key,
      caller: staff('finance'),
    });
    expect(items.map(({ kind, bookingRef, leadType }) => [kind, bookingRef ?? leadType])).toEqual([
      ['canceled', booking.bookingRef],
      ['commission', booking.bookingRef],
      ['booked', booking.bookingRef],
      ['lead', 'inquiry'],
      ['commission', booking.bookingRef],
    ]);
  });

  it('is the same if read incrementally or from the start, with events in any order', async () => {
    const roll = dice(23);
    const codes = await Promise.all(
      ['ana@example.org', 'ben@example.org', 'cy@example.org'].map(
        async (email) => (await partners.aPartner(email)).code,
      ),
    );
    for (let round = 0; round < 15; round++) {
      const code = codes[Math.floor(roll() * codes.length)] ?? '';
      if (roll() < 0.5) await writes(code);
      const booking = await books(code);
      if (roll() < 0.5) await read();
      if (roll() < 0.4) await service.advance(dayMs);
      if (roll() < 0.5) {
        // The refund's event may arrive before that of its cancellation, and already has the canceled state.
        const early = roll() < 0.5;
        if (early) await refunds(booking, 3);
        if (early && roll() < 0.5) await read();
        await cancels(booking);
        if (!early) await refunds(booking, 3);
      }
    }
    await read();
    const increments = await prepared();
    const kinds = increments.entries.map((entry) => (entry as { kind: string }).kind);
    expect(new Set(kinds)).toEqual(new Set(['lead', 'booked', 'canceled', 'commission']));
    await service.get(ReadPartners).rebuild();
    expect(await prepared()).toEqual(increments);
    const [books_] = await service.dataSource.query<[{ bookings: number; canceled: number; minor: number }]>(
      `select (select count(*) from commission)::int as bookings,
              (select count(distinct booking_id) from booking_snapshot where is_cancelled)::int as canceled,
              (select sum(amount_minor) from commission_line)::bigint as minor`,
    );
    for (const by of ['partner', 'day', 'week', 'month'] as const) {
      const { now, rows } = await report({ ...year, by });
      expect([now.bookings, now.canceled, now.commissionMinor]).toEqual([
        books_.bookings,
        books_.canceled,
        books_.minor,
      ]);
      expect(rows.reduce((sum, row) => sum + row.now.bookings, 0)).toBe(books_.bookings);
    }
  }, 240_000);

  it('lists partners as inactive who had results once and none for 90 days', async () => {
    const { code } = await partners.aPartner('sleepy@example.org');
    await writes(code);
    await partners.aPartner('never-began@example.org');
    await read();
    const day = service.clock.now().toISOString().slice(0, 10);
    const named = async (to: string) =>
      (await report({ from: day, to })).sleeping.find((one) => one.code === code);
    const after = (days: number) =>
      new Date(service.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
    expect(await named(after(89))).toBeUndefined();
    expect(await named(after(90))).toMatchObject({ lastDay: day, leads: 1, bookings: 0 });
    const all = (await report({ from: day, to: after(200) })).sleeping;
    expect(all.every(({ clicks, leads, bookings }) => clicks + leads + bookings > 0)).toBe(true);
  });

  it('sums completed months from their days, even if an earlier version read those', async () => {
    const { code } = await partners.aPartner('monthly@example.org');
    await service.rpc.call(recordClick, { code, path: '/', visitor });
    await books(code);
    await read();
    await service.advance(70 * dayMs);
    await writes(code);
    await read();
    const before = await prepared();
    expect(before.months.length).toBeGreaterThan(0);
    const ranges = [year, { from: '2026-11-10', to: '2027-01-15' }, { from: '2026-12-01', to: '2026-12-31' }];
    const addsUp = async () => {
      for (const range of ranges) {
        const [byPartner, byDay] = [await report(range), await report({ ...range, by: 'day' })];
        expect([range, byPartner.now, byPartner.then]).toEqual([range, byDay.now, byDay.then]);
        expect(byPartner.sleeping).toEqual(byDay.sleeping);
      }
      return (await Promise.all(ranges.map((range) => report(range)))).map(({ rows, sleeping }) => [
        rows,
        sleeping,
      ]);
    };
    const shown = await addsUp();
    // As after a rollout in which an earlier version read days without summing their months.
    await service.dataSource.query('delete from partner_month');
    await service.dataSource.query('delete from all_partners_day');
    await service.dataSource.query('update partner_reading set summed_before = null');
    expect(await addsUp()).toEqual(shown);
    await read();
    expect(await prepared()).toEqual(before);
    // Entries that arrive after their month was summed.
    await service.dataSource.query('delete from partner_entry');
    await service.dataSource.query('delete from partner_day');
    await service.dataSource.query(
      `update partner_reading set settled_snapshot = 0, settled_line = 0, settled_lead = 0, seen_snapshot = 0, seen_line = 0,
         seen_lead = 0`,
    );
    await read();
    expect(await prepared()).toEqual(before);
    expect(await addsUp()).toEqual(shown);
  });

  it('includes earlier leads from their owner, without duplicates', async () => {
    await service.get(PartnerLeads).fetchEarlier();
    const known = await recorded('partner_lead');
    await service.get(PartnerLeads).fetchEarlier();
    expect(await recorded('partner_lead')).toBe(known);
    const rows = await service.dataSource.query<{ day: string }[]>(
      `select (recorded_at at time zone 'Asia/Kolkata')::date as day from partner_lead order by recorded_at limit 1`,
    );
    expect(rows[0]?.day).toBe('2026-11-01');
  });

  it('is available to sales staff, and shows commissions only to roles responsible for money', async () => {
    for (const role of ['owner', 'operations', 'sales', 'content', 'finance', 'contributor'] as const) {
      const asked = await report(year, role).then(
        ({ now }) => now.commissionMinor !== null,
        () => null,
      );
      const expected = reportRoles.partners.includes(role) ? role !== 'sales' : null;
      expect([role, asked]).toEqual([role, expected]);
    }
    const { items } = await service.rpc.call(listPartnerEntries, {
      ...{ ...year, by: 'partner', page: 1 },
      caller: staff('sales'),
    });
    expect(items.some(({ kind }) => kind === 'commission')).toBe(false);
    expect(items.some(({ kind }) => kind === 'booked')).toBe(true);
  });

  it('links the row of the others to exactly their entries, in its order and in both ranges', async () => {
    const remove = await manyPartners(service, mostReportRows + 7);
    for (const order of ['leads', 'bookings'] as const) {
      const query = { from: '2025-05-04', to: '2025-05-04', by: 'partner', order } as const;
      const { others } = await service.rpc.call(getPartnersReport, { ...query, caller: staff('sales') });
      expect(others?.count).toBe(7);
      for (const which of [undefined, 'before'] as const) {
        const { items, total } = await service.rpc.call(listPartnerEntries, {
          ...{ ...query, key: keyOfOthers, which, page: 1 },
          caller: staff('sales'),
        });
        // Every partner has a lead and a booking in each range.
        expect([order, which, total]).toEqual([order, which, 14]);
        const last = order === 'leads' ? /^Many [1-7]$/ : /^Many 50[1-7]$/;
        expect(items.filter(({ partner }) => !last.test(partner))).toEqual([]);
        expect(new Set(items.map(({ day }) => day))).toEqual(
          new Set([which === 'before' ? '2025-05-03' : '2025-05-04']),
        );
      }
    }
    await remove();
  });

  it('is rebuilt on an owner’s request', async () => {
    await service.dataSource.query('delete from partner_day');
    expect((await refusalOf(service.rpc.call(rebuildPartners, { caller: staff('finance') }))).code).toBe(
      'admin.role_refused',
    );
    await service.rpc.call(rebuildPartners, { caller: staff('owner') });
    await waitFor(async () => (await recorded('partner_day')) > 0);
  });

  it('refuses an invalid range', async () => {
    expect(await refusalOf(report({ from: '2027-02-01', to: '2027-01-01' }))).toMatchObject({
      code: 'identity.report_range',
      message: 'The last day is before the first one.',
    });
  });
});
