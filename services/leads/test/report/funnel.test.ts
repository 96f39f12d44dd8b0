import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { staffRoles } from '@valam/contracts/identity/auth.schema';
import type { FunnelGroup } from '@valam/contracts/leads/funnel-report.schema';
import { funnelGroups } from '@valam/contracts/leads/funnel-report.schema';
import { getFunnelReport, listFunnelEntries, rebuildReports } from '@valam/contracts/leads/report.rpc';
import { reportRoles } from '@valam/contracts/leads/report.schema';
import { countVisits } from '@valam/contracts/leads/visit.rpc';
import {
  browserSteps,
  visitDevices,
  visitSources,
  type VisitCounts,
} from '@valam/contracts/leads/visit.schema';
import { dice } from '@valam/service-kit/testing/seeds';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ReadFunnel } from '../../src/report/funnel/read-funnel.js';
import { ReadSales } from '../../src/report/read-sales.js';
import { staff } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const dayMs = 86_400_000;
/** Today is 2027-01-04. */
const today = { from: '2027-01-04', to: '2027-01-04' };
const year = { from: '2027-01-01', to: '2027-12-31' };
const phone = { source: 'search', device: 'phone' } as const;
const desktop = { source: 'partner', device: 'desktop' } as const;
const tour = 'discovering-shiva';

describe('the funnel', () => {
  beforeAll(async () => {
    await leads.dataSource.query(
      `insert into known_tour (slug, is_published, changed_at) values ('kailash', true, now())`,
    );
    // Leads knows a tour by its dates.
    await aDeparture(leads);
  });

  const read = () => leads.get(ReadFunnel).run();
  const count = (counts: VisitCounts['counts'], id: string = randomUUID()) =>
    leads.rpc.call(countVisits, { id, counts });
  const report = (range: { from: string; to: string }, by: FunnelGroup = 'source') =>
    leads.rpc.call(getFunnelReport, { ...range, by, caller: staff('sales') });
  const entries = (range: { from: string; to: string }, by: FunnelGroup = 'source', key?: string) =>
    leads.rpc.call(listFunnelEntries, { ...range, by, ...(key && { key }), page: 1, caller: staff('sales') });
  const prepared = async () => ({
    entries: await leads.dataSource.query<unknown[]>('select * from funnel_entry order by source, source_id'),
    days: await leads.dataSource.query<unknown[]>('select * from funnel_day order by 1, 2, 3, 4'),
    months: await leads.dataSource.query<unknown[]>('select * from funnel_tour_month order by 1, 2, 3'),
  });

  it('counts what arrives once, even if it is sent repeatedly, and only for existing tours', async () => {
    const id = randomUUID();
    const counts = [
      { ...phone, tour, step: 'tour' as const, count: 5 },
      { ...phone, tour, step: 'panel' as const, count: 3 },
      { ...desktop, tour, step: 'tour' as const, count: 2 },
      { ...desktop, tour: 'no-such-tour', step: 'tour' as const, count: 100 },
    ];
    await count(counts, id);
    await count(counts, id);
    await read();
    await count(counts, id);
    await read();
    const shown = await report(today);
    expect(shown.now).toEqual({ tour: 7, panel: 3, details: 0, payment: 0, deposit: 0 });
    expect(shown.rows.map(({ key, now }) => [key, now.tour])).toEqual([
      ['direct', 0],
      ['search', 5],
      ['social', 0],
      ['email', 0],
      ['partner', 2],
      ['other', 0],
    ]);
    expect((await report(today, 'device')).rows.map(({ now }) => now.tour)).toEqual([5, 0, 2]);
    const behind = await entries(today, 'source', 'search');
    expect(
      behind.items.map(({ step, count: visits, bookingId }) => [step, visits, bookingId]).sort(),
    ).toEqual([
      ['panel', 3, null],
      ['tour', 5, null],
    ]);
  });

  it('includes payment pages and deposits of bookings whose visitors consented', async () => {
    const offer = await aDeparture(leads);
    await startBooking(leads, offer, { visit: phone });
    const { booking } = await aPaidBooking(leads, offer, { visit: phone });
    await aPaidBooking(leads, offer);
    await aPaidBooking(leads, offer, { visit: null });
    await read();
    const shown = await report(today, 'tour');
    expect(shown.rows).toMatchObject([
      { key: tour, label: 'Discovering Shiva', now: { tour: 7, panel: 3, payment: 2, deposit: 1 } },
    ]);
    const behind = await entries(today, 'tour', tour);
    expect(behind.items.filter(({ step }) => step === 'deposit')).toMatchObject([
      { bookingId: booking.id, bookingRef: booking.ref, count: 1, ...phone },
    ]);
  });

  it('keeps past days unchanged: late counts belong to the day of their arrival', async () => {
    const before = await report(today, 'day');
    await leads.advance(2 * dayMs);
    await count([{ ...phone, tour, step: 'tour', count: 4 }]);
    await read();
    expect({ ...(await report(today, 'day')), readAt: before.readAt }).toEqual(before);
    const later = await report({ from: '2027-01-06', to: '2027-01-07' }, 'day');
    expect(later.before).toEqual({ from: '2027-01-04', to: '2027-01-05' });
    expect(later.rows.map(({ key, now, then }) => [key, now.tour, then.tour])).toEqual([
      ['2027-01-06', 4, 7],
      ['2027-01-07', 0, 0],
    ]);
  });

  it('is the same if read incrementally or from the start, and equals the counts', async () => {
    const roll = dice(41);
    const of = <T>(all: readonly T[]): T => all[Math.floor(roll() * all.length)] as T;
    const sent = new Map<string, VisitCounts['counts']>();
    for (let round = 0; round < 40; round++) {
      const kinds = new Map<string, VisitCounts['counts'][number]>();
      for (let kind = 0; kind < 6; kind++) {
        const one = { step: of(browserSteps), tour: of([tour, 'kailash']), source: of(visitSources) };
        const device = of(visitDevices);
        kinds.set(JSON.stringify({ ...one, device }), { ...one, device, count: 1 + Math.floor(roll() * 9) });
      }
      const id = randomUUID();
      sent.set(id, [...kinds.values()]);
      await count([...kinds.values()], id);
      const [repeated, counts] = of([...sent]);
      if (roll() < 0.3) await count(counts, repeated);
      if (roll() < 0.3) await leads.advance(dayMs);
      if (roll() < 0.4) await read();
    }
    await read();
    const increments = await prepared();
    const visits = [...sent.values()].flat();
    const shown = await report(year);
    for (const step of browserSteps) {
      const before = { tour: 11, panel: 3, details: 0 }[step];
      const counted = visits.filter((one) => one.step === step).reduce((sum, one) => sum + one.count, 0);
      expect([step, shown.now[step]]).toEqual([step, before + counted]);
    }
    for (const by of funnelGroups) {
      const { rows, now } = await report(year, by);
      expect(rows.reduce((sum, row) => sum + row.now.tour, 0)).toBe(now.tour);
    }
    // Tours are summed by whole months and the days around them: ranges with no, one and several whole
    // months.
    for (const [from, to] of [
      ['2027-01-05', '2027-01-28'],
      ['2027-01-05', '2027-02-27'],
      ['2027-01-05', '2027-03-04'],
      ['2027-01-01', '2027-01-31'],
      ['2026-11-15', '2027-04-30'],
    ] as const) {
      const [byTour, byDay] = [await report({ from, to }, 'tour'), await report({ from, to }, 'day')];
      expect([from, to, byTour.now, byTour.then]).toEqual([from, to, byDay.now, byDay.then]);
    }
    await leads.get(ReadFunnel).rebuild();
    expect(await prepared()).toEqual(increments);
  });

  it('is rebuilt, like sales, while every booking is locked, so no payment waits for a rebuild', async () => {
    await leads.dataSource.transaction(async (tx) => {
      const locked = await tx.query<unknown[]>('select id from booking for update');
      expect(locked.length).toBeGreaterThan(0);
      await leads.get(ReadFunnel).rebuild();
      await leads.get(ReadSales).rebuild();
    });
    for (const table of ['funnel_entry', 'sales_entry']) {
      const entries = await leads.dataSource.query<unknown[]>(
        `select from ${table} where booking_id is not null limit 1`,
      );
      expect([table, entries.length]).toEqual([table, 1]);
    }
  });

  it('sums completed months from their days, even if an earlier version read those', async () => {
    await leads.advance(60 * dayMs);
    await count([{ ...phone, tour, step: 'tour', count: 3 }]);
    await read();
    const before = await prepared();
    expect(before.months.length).toBeGreaterThan(0);
    const addsUp = async () => {
      for (const [from, to] of [
        ['2027-01-01', '2027-12-31'],
        ['2027-01-05', '2027-02-27'],
        ['2027-02-01', '2027-03-20'],
      ] as const) {
        const [byTour, byDay] = [await report({ from, to }, 'tour'), await report({ from, to }, 'day')];
        expect([from, byTour.now, byTour.then]).toEqual([from, byDay.now, byDay.then]);
      }
    };
    await addsUp();
    // As after a rollout in which one earlier version added to this month, and another one did not.
    await leads.dataSource.query('delete from funnel_tour_month');
    await leads.dataSource.query(
      `insert into funnel_tour_month (month, tour_slug, step, count) values ('2027-03-01', $1, 'tour', 2)`,
      [tour],
    );
    await leads.dataSource.query('update funnel_reading set summed_before = null');
    await addsUp();
    await read();
    expect(await prepared()).toEqual(before);
    // Entries that arrive after their month was summed.
    await leads.dataSource.query('delete from funnel_entry');
    await leads.dataSource.query('delete from funnel_day');
    await leads.dataSource.query(
      'update funnel_reading set settled_count = 0, settled_step = 0, seen_count = 0, seen_step = 0',
    );
    await read();
    expect(await prepared()).toEqual(before);
    await addsUp();
  });

  it('is rebuilt with the other reports on an owner’s request', async () => {
    await leads.dataSource.query('delete from funnel_day');
    await leads.rpc.call(rebuildReports, { caller: staff('owner') });
    await waitFor(async () => (await report(year)).now.tour > 11);
  });

  it('stores no personal data: neither counts nor entries have a column for it', async () => {
    const rows = await leads.dataSource.query<{ column_name: string }[]>(
      `select distinct column_name from information_schema.columns
        where table_schema = current_schema() and table_name in ('visit_count', 'funnel_day') order by 1`,
    );
    expect(rows.map((row) => row.column_name)).toEqual([
      ...['count', 'counts_id', 'day', 'dimension', 'key', 'position', 'recorded_at', 'step'],
      ...['tour_slug', 'visit_device', 'visit_source'],
    ]);
  });

  it('is available to sales roles, and refuses an invalid range', async () => {
    for (const role of staffRoles) {
      const call = leads.rpc.call(getFunnelReport, { ...today, by: 'source', caller: staff(role) });
      const isAllowed = await call.then(
        () => true,
        () => false,
      );
      expect([role, isAllowed]).toEqual([role, reportRoles.funnel.includes(role)]);
    }
    expect(reportRoles.funnel).toContain('sales');
    expect(reportRoles.funnel).not.toContain('content');
    expect((await refusal(report({ from: '2027-02-01', to: '2027-01-01' }))).code).toBe('leads.report_range');
  });
});
