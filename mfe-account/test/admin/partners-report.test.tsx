import { describe, expect, it } from '@jest/globals';
import type { PartnerFigures, PartnersReport } from '@valam/contracts/identity/partner-report.schema';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnersCsv } from '../../src/admin/report/partners/partner-measures';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';

withCharts();

const nothing: PartnerFigures = { clicks: 0, leads: 0, bookings: 0, canceled: 0, commissionMinor: 0 };
const [anu, ben] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const many: PartnerFigures = { clicks: 400, leads: 9, bookings: 8, canceled: 1, commissionMinor: 96_000 };
const few: PartnerFigures = { clicks: 50, leads: 2, bookings: 2, canceled: 2, commissionMinor: 0 };
const report: PartnersReport = {
  range: { from: '2027-01-01', to: '2027-01-31' },
  before: { from: '2026-12-01', to: '2026-12-31' },
  by: 'partner',
  readAt: '2027-01-31T06:00:00Z',
  now: { clicks: 450, leads: 11, bookings: 10, canceled: 3, commissionMinor: 96_000 },
  then: nothing,
  rows: [
    { key: anu, label: 'Anu', code: 'ANU123', now: many, then: nothing },
    { key: ben, label: 'Ben', code: 'BEN123', now: few, then: nothing },
  ],
  sleeping: [
    {
      contributorId: ben,
      name: 'Cy',
      code: 'CY1234',
      lastDay: '2026-09-01',
      clicks: 30,
      leads: 1,
      bookings: 1,
    },
  ],
  sleepingTotal: 1,
};
const place = '/admin/reports/partners?from=2027-01-01&to=2027-01-31';
const path = '/api/admin/reports/partners';
const answers = { [`GET ${path}`]: report };
const names = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the partners report', () => {
  it('shows whose travelers cancel most when it is sorted by cancellations', async () => {
    const shown = { ...report, rows: report.rows.toReversed() };
    const { findByRole, http } = await openReport(`${place}&measure=share`, { [`GET ${path}`]: shown });
    const other = await findByRole('table', { name: 'Partners by partner' });
    expect(http.calls.some(({ path: to }) => to.includes('order=share'))).toBe(true);
    expect(names(other)).toEqual(['Ben', 'Anu']);
    const [first] = within(other).getAllByRole('row').slice(1);
    expect(first?.textContent).toContain('100%');
  });

  it('links a partner to the entries, and entries to bookings and leads', async () => {
    const base = { day: '2027-01-04', contributorId: anu, partner: 'Anu', tourTitle: null };
    const { findByRole, http } = await openReport(`${place}&key=${anu}`, {
      ...answers,
      [`GET ${path}/entries`]: {
        items: [
          {
            ...base,
            id: 'booked:1',
            kind: 'booked',
            leadId: null,
            leadType: null,
            bookingId: 'aa',
            bookingRef: 'R6CG-T47N',
            commissionMinor: null,
          },
          {
            ...base,
            id: 'lead:1',
            kind: 'lead',
            leadId: 'bb',
            leadType: 'inquiry',
            bookingId: null,
            bookingRef: null,
            commissionMinor: null,
          },
        ],
        total: 2,
      },
    });
    expect((await findByRole('link', { name: 'R6CG-T47N' })).getAttribute('href')).toBe('/admin/bookings/aa');
    expect((await findByRole('link', { name: 'Inquiry' })).getAttribute('href')).toBe('/admin/leads/bb');
    const asked = http.calls.find((call) => call.path.startsWith(`${path}/entries`));
    expect(asked?.path).toContain(`key=${anu}`);
  });

  it('lists inactive partners and explains what that means', async () => {
    const { findByRole, findByText } = await openReport(place, answers);
    await findByText(/nothing in the 90 days up to Jan 31, 2027/);
    const table = await findByRole('table', { name: 'Sleeping partners' });
    expect(within(table).getByRole('link', { name: 'Cy' }).getAttribute('href')).toBe(
      `/admin/contributors/${ben}`,
    );
  });

  it('hides commissions from roles that may not see money', async () => {
    const without = (figures: PartnerFigures): PartnerFigures => ({ ...figures, commissionMinor: null });
    const shown: PartnersReport = {
      ...report,
      now: without(report.now),
      then: without(report.then),
      rows: report.rows.map((row) => ({ ...row, now: without(row.now), then: without(row.then) })),
    };
    const { findByRole } = await openReport(place, { [`GET ${path}`]: shown }, 'sales');
    const table = await findByRole('table', { name: 'Partners by partner' });
    expect(within(table).queryByRole('columnheader', { name: 'Commission' })).toBeNull();
    expect(partnersCsv(shown)).not.toContain('Commission');
    cleanup();
    const { findByText } = await openReport(place, answers, 'content');
    await findByText('403: not for your role');
  });

  it('has an empty state, and explains an invalid range', async () => {
    const empty = { ...report, now: nothing, then: nothing, rows: [], sleeping: [], sleepingTotal: 0 };
    const first = await openReport(place, { [`GET ${path}`]: empty });
    await first.findByText(/^Partners brought no click/);
    await first.findByText('There are no sleeping partners.');
    cleanup();
    const wrong = new FakeProblem(400, 'identity.report_range', 'The last day is before the first one.');
    const second = await openReport(place, { [`GET ${path}`]: wrong });
    await second.findByText('The last day is before the first one.');
  });

  it('is rebuilt from its own ledgers', async () => {
    const { findByRole, http } = await openReport(place, {
      ...answers,
      [`POST ${path}/rebuild`]: { isQueued: true },
    });
    await userEvent.click(await findByRole('button', { name: 'Rebuild from the ledgers' }));
    expect(http.calls.some(({ method, path: to }) => method === 'POST' && to === `${path}/rebuild`)).toBe(
      true,
    );
  });

  it('sums up partners without a row of their own, on the screen and in the file', async () => {
    const shown = { ...report, others: { count: 4_500, now: few, then: many } };
    const { findByRole } = await openReport(place, { [`GET ${path}`]: shown });
    const table = await findByRole('table', { name: 'Partners by partner' });
    const last = within(table).getAllByRole('row').at(-1);
    expect(last?.textContent).toContain('4,500 others');
    const [others, before] = within(last ?? table).getAllByRole('link');
    expect(others?.getAttribute('href')).toMatch(/key=%5E#entries$/);
    expect(before?.getAttribute('href')).toMatch(/key=%5E&which=before#entries$/);
    expectInFile(document.body, partnersCsv(shown));
    expect(partnersCsv(shown)).toContain('"4,500 others","","50","400"');
  });

  it('requests the entries of the others with the sort order that determines them', async () => {
    const shown = { ...report, others: { count: 4_500, now: few, then: many } };
    const { findByRole, http } = await openReport(`${place}&measure=clicks&key=%5E&which=before`, {
      [`GET ${path}`]: shown,
      [`GET ${path}/entries`]: { items: [], total: 0 },
    });
    await findByRole('table', { name: 'Entries: 4,500 others, range before' });
    const asked = http.calls.find((call) => call.path.startsWith(`${path}/entries`));
    expect(Object.fromEntries(new URL(asked?.path ?? '', 'http://x').searchParams)).toEqual({
      ...{ from: '2027-01-01', to: '2027-01-31', by: 'partner', order: 'clicks' },
      ...{ key: '^', which: 'before', page: '1' },
    });
  });

  it('exports the amounts of the partners report as plain numbers', () => {
    const [head, row] = partnersCsv(report).split('\r\n');
    expect(head).toContain('"Share cancelled","Share cancelled, range before"');
    expect(row).toContain('"Anu","ANU123","400","0"');
    expect(row).toContain('"960.00","0.00"');
  });
});
