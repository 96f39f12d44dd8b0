import { describe, expect, it } from '@jest/globals';
import type { FunnelFigures, FunnelReport, LeadFigures } from '@valam/contracts/leads/funnel-report.schema';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { cleanup, within } from '@testing-library/react';
import { funnelCsv } from '../../src/admin/report/funnel/funnel-measures';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';

withCharts();

const nothing: FunnelFigures = { tour: 0, panel: 0, details: 0, payment: 0, deposit: 0 };
const visits: FunnelFigures = { tour: 200, panel: 100, details: 40, payment: 10, deposit: 8 };
const phones: FunnelFigures = { tour: 150, panel: 90, details: 30, payment: 4, deposit: 2 };
const noLeads: LeadFigures = { received: 0, promised: 0, inTime: 0, proposals: 0, won: 0, lost: 0 };
const inquiries: LeadFigures = { received: 12, promised: 10, inTime: 9, proposals: 4, won: 2, lost: 3 };
const report: FunnelReport = {
  range: { from: '2027-01-01', to: '2027-01-31' },
  before: { from: '2026-12-01', to: '2026-12-31' },
  by: 'device',
  readAt: '2027-01-31T06:00:00Z',
  now: visits,
  then: nothing,
  rows: [
    { key: 'phone', label: 'phone', now: phones, then: nothing },
    { key: 'desktop', label: 'desktop', now: nothing, then: nothing },
  ],
  leads: {
    now: inquiries,
    then: noLeads,
    rows: [{ key: 'private_tour_inquiry', now: inquiries, then: noLeads }],
    lostReasons: [{ reason: 'Too expensive', now: 3, then: 0 }],
  },
};
const place = '/admin/reports/funnel?from=2027-01-01&to=2027-01-31&by=device';
const path = '/api/admin/reports/funnel';
const answers = { [`GET ${path}`]: report };
const row = (table: HTMLElement, name: string): string =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
    .find((text) => text.startsWith(name)) ?? '';

describe('the funnel report', () => {
  it('shows how many visits continued from each step and how many left', async () => {
    const { findByRole } = await openReport(place, answers);
    const steps = await findByRole('table', { name: 'How far visits came' });
    const [pages, panels] = [...document.querySelectorAll('dd.note')].map(({ textContent }) => textContent);
    expect(pages).toBe('0 in the range before');
    expect(panels).toBe('50% of the step before. 0 in the range before');
    expect(row(steps, 'Tour page')).toBe('Tour page2000––');
    expect(row(steps, 'Panel opened')).toBe('Panel opened100050%–100');
    expect(row(steps, 'Details')).toBe('Details40040%–60');
    expect(row(steps, 'Deposit')).toBe('Deposit8080%–2');
    const devices = await findByRole('table', { name: 'Visits by device' });
    expect(row(devices, 'Phone')).toContain('1.3%');
    expect(row(devices, 'Computer')).toContain('–');
  });

  it('links a row to its entries, and an entry to its booking', async () => {
    const base = { day: '2027-01-04', tourSlug: 'kailash', tourTitle: 'Kailash', source: 'search' };
    const { findByRole, http } = await openReport(`${place}&key=phone`, {
      ...answers,
      [`GET ${path}/entries`]: {
        items: [
          {
            ...{ ...base, id: 'step:2', step: 'deposit', device: 'phone', count: 1 },
            ...{ bookingId: 'aa', bookingRef: 'R6CG-T47N' },
          },
          {
            ...{ ...base, id: 'count:1', step: 'tour', device: 'phone', count: 12 },
            ...{ bookingId: null, bookingRef: null },
          },
        ],
        total: 2,
      },
    });
    const entries = await findByRole('table', { name: 'Entries: Phone' });
    const link = await within(entries).findByRole('link', { name: 'R6CG-T47N' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/aa');
    expect(entries.textContent).toContain('Search engine');
    expect(http.calls.some((call) => call.path.includes('key=phone'))).toBe(true);
  });

  it('shows leads by type, the reasons for lost leads, and the leads behind them', async () => {
    const { findByRole, http } = await openReport(`${place}&key=lead:private_tour_inquiry`, {
      ...answers,
      [`GET ${path}/leads`]: {
        items: [
          {
            ...{ id: 'bb', day: '2027-01-04', type: 'private_tour_inquiry', state: 'lost' },
            ...{ isInTime: true, hasProposal: true, lostReason: 'Too expensive' },
          },
        ],
        total: 1,
      },
    });
    const types = await findByRole('table', { name: 'Leads by type' });
    expect(row(types, 'Private tour inquiry')).toContain('90%');
    const reasons = await findByRole('table', { name: 'Why leads were lost' });
    expect(row(reasons, 'Too expensive')).toBe('Too expensive30');
    const behind = await findByRole('table', { name: 'Leads: Private tour inquiry' });
    const link = await within(behind).findByRole('link', { name: 'Private tour inquiry' });
    expect(link.getAttribute('href')).toBe('/admin/leads/bb');
    expect(http.calls.some((call) => call.path.includes(`${path}/entries`))).toBe(false);
  });

  it('links a reason to its lost leads, in the range and in the range before', async () => {
    const { findByRole, http } = await openReport(`${place}&key=lost:Too+expensive&which=before`, {
      ...answers,
      [`GET ${path}/leads`]: { items: [], total: 0 },
    });
    await findByRole('table', { name: 'Leads: lost, Too expensive, range before' });
    const asked = http.calls.find((call) => call.path.startsWith(`${path}/leads`));
    expect(asked?.path).toContain('from=2026-12-01&to=2026-12-31');
    expect(asked?.path).toContain('reason=Too+expensive');
    const reasons = await findByRole('table', { name: 'Why leads were lost' });
    const reason = within(reasons).getByRole('link', { name: 'Too expensive' });
    expect(reason.getAttribute('href')).toMatch(/key=lost%3AToo\+expensive#entries$/);
  });

  it('links the sums of other tours to their entries', async () => {
    const shown = { ...report, by: 'tour' as const, others: { count: 40, now: phones, then: phones } };
    const { findByRole } = await openReport(`${place}&by=tour`, { [`GET ${path}`]: shown });
    const others = await findByRole('link', { name: '40 others' });
    expect(others.getAttribute('href')).toMatch(/key=%5E#entries$/);
    const before = await findByRole('link', { name: 'Range before: 40 others' });
    expect(before.getAttribute('href')).toMatch(/key=%5E&which=before#entries$/);
  });

  it('is limited to sales roles, has an empty state, and explains an invalid range', async () => {
    const { findByText } = await openReport(place, answers, 'content');
    await findByText('403: not for your role');
    cleanup();
    const empty = {
      ...report,
      ...{ now: nothing, rows: [] },
      leads: { now: noLeads, then: noLeads, rows: [], lostReasons: [] },
    };
    const none = await openReport(place, { [`GET ${path}`]: empty }, 'sales');
    await none.findByText(/^No visit was counted/);
    await none.findByText(/^There were no leads/);
    await none.findByText(/Only visitors who chose “Allow all”/);
    cleanup();
    const wrong = new FakeProblem(400, 'leads.report_range', 'The last day is before the first one.');
    const refused = await openReport(place, { [`GET ${path}`]: wrong });
    await refused.findByText('The last day is before the first one.');
  });

  it('exports what is on the screen, as plain numbers', async () => {
    const { findByRole } = await openReport(place, answers);
    await findByRole('table', { name: 'Leads by type' });
    expectInFile(document.body, funnelCsv(report));
    const lines = funnelCsv(report).split('\r\n');
    expect(lines).toContain('"Panel opened","100","0","50%","–","100"');
    expect(lines.find((line) => line.startsWith('"Device"'))).toContain(
      '"Tour page","Tour page, range before"',
    );
    expect(lines.find((line) => line.startsWith('"Phone"'))).toContain('"150","0"');
    expect(lines).toContain('"Too expensive","3","0"');
  });
});
