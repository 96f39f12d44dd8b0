import { describe, expect, it } from '@jest/globals';
import type { SalesFigures, SalesReport } from '@valam/contracts/leads/report.schema';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { salesCsv } from '../../src/admin/report/sales/sales-csv';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';
import { enter } from '../enter';

withCharts();

const nothing: SalesFigures = {
  bookings: 0,
  travelers: 0,
  canceled: 0,
  grossMinor: 0,
  discountMinor: 0,
  reductionMinor: 0,
  netMinor: 0,
  refundMinor: 0,
  leadDays: 0,
};
const sold: SalesFigures = {
  ...nothing,
  bookings: 2,
  travelers: 3,
  grossMinor: 747_000,
  discountMinor: 47_000,
  netMinor: 700_000,
  leadDays: 300,
};
const report: SalesReport = {
  range: { from: '2027-01-04', to: '2027-01-05' },
  before: { from: '2027-01-02', to: '2027-01-03' },
  by: 'day',
  currency: 'USD',
  readAt: '2027-01-05T06:00:00Z',
  totals: [{ currency: 'USD', now: sold, before: { ...sold, netMinor: 350_000 } }],
  rows: [
    { key: '2027-01-04', label: 'Jan 04, 2027', currency: 'USD', now: sold, before: nothing },
    { key: '2027-01-05', label: 'Jan 05, 2027', currency: 'USD', now: nothing, before: sold },
    { key: '2027-01-06', label: 'Jan 06, 2027', currency: 'USD', now: nothing, before: nothing },
  ],
};
const entry = {
  id: 'step:1',
  day: '2027-01-04',
  kind: 'booked',
  bookingId: 'aa',
  bookingRef: 'R6CG-T47N',
  tourTitle: 'Discovering Shiva',
  currency: 'USD',
  travelers: 2,
  grossMinor: 498_000,
  discountMinor: 0,
  reductionMinor: 0,
  refundMinor: 0,
};

const sales = '/admin/reports/sales?from=2027-01-04&to=2027-01-05';
const answers = { 'GET /api/admin/reports/sales': report };
const asked = (calls: readonly { path: string }[], path: string) =>
  calls
    .filter((call) => call.path.split('?')[0] === path)
    .map((call) => new URL(call.path, 'http://x').searchParams);

describe('the sales report', () => {
  it('shows totals with their change, and the chart beside its table', async () => {
    const { findByRole, findByText } = await openReport(sales, answers);
    const totals = await findByRole('table', { name: 'All sales by currency' });
    expect(totals.textContent).toContain('$7,000');
    expect(totals.textContent).toContain('$3,500 (+100%)');
    await findByText('Net sales in USD by day');
    const days = await findByRole('table', { name: 'Sales by day' });
    expect(within(days).getAllByRole('row')).toHaveLength(3);
    expect(days.textContent).not.toMatch(/\(–\)|Jan 06/);
    await findByText('Each day without an entry, in both ranges, is left out.');
    await findByText(/Jan 04 – 05, 2027, compared with Jan 02 – 03, 2027 below each figure/);
  });

  it('reads the range and the grouping from the URL, and changes them there', async () => {
    const { findByLabelText, findByRole, http, router } = await openReport(sales, answers);
    await findByRole('table', { name: 'Sales by day' });
    await enter(await findByLabelText('By'), 'tour');
    expect(router.state.location.search).toContain('by=tour');
    await enter(await findByLabelText('From'), '2027-01-01');
    await userEvent.click(await findByRole('button', { name: 'Show' }));
    const last = () => Object.fromEntries(asked(http.calls, '/api/admin/reports/sales').at(-1) ?? []);
    await waitFor(() =>
      expect(last()).toEqual({ from: '2027-01-01', to: '2027-01-05', by: 'tour', currency: 'USD' }),
    );
  });

  it('links a row to its entries, and an entry to its booking', async () => {
    const { findByRole, http } = await openReport(`${sales}&key=2027-01-04`, {
      ...answers,
      'GET /api/admin/reports/sales/entries': { items: [entry], total: 1 },
    });
    const link = await findByRole('link', { name: 'R6CG-T47N' });
    expect(link.getAttribute('href')).toBe('/admin/bookings/aa');
    expect(asked(http.calls, '/api/admin/reports/sales/entries')[0]?.get('key')).toBe('2027-01-04');
    const row = await findByRole('link', { name: 'Jan 05, 2027' });
    expect(row.getAttribute('href')).toContain('key=2027-01-05');
  });

  it('refetches the entries when the user returns from a booking that they have changed', async () => {
    let entries = [entry];
    const { findByRole, router } = await openReport(`${sales}&key=*`, {
      ...answers,
      'GET /api/admin/reports/sales/entries': () => ({ items: entries, total: entries.length }),
      'GET /api/admin/bookings': { items: [], total: 0 },
    });
    await findByRole('link', { name: 'R6CG-T47N' });
    await act(async () => router.navigate('/admin/bookings'));
    entries = [entry, { ...entry, id: 'refund:1', kind: 'refund', bookingRef: 'ZZ9A-QQ11' }];
    await act(async () => router.navigate(-1));
    await findByRole('link', { name: 'ZZ9A-QQ11' });
  });

  it('links a figure of the range before to its entries, which disappear in another view', async () => {
    const { findByRole, findByText, findByLabelText, http, router } = await openReport(sales, {
      ...answers,
      'GET /api/admin/reports/sales/entries': { items: [entry], total: 51 },
    });
    const days = await findByRole('table', { name: 'Sales by day' });
    // There was nothing before Jan 04.
    expect(within(days).queryByRole('link', { name: 'Range before: Jan 04, 2027' })).toBeNull();
    await userEvent.click(within(days).getByRole('link', { name: 'Range before: Jan 05, 2027' }));
    await findByRole('table', { name: 'Entries: Jan 05, 2027, USD, range before' });
    const query = asked(http.calls, '/api/admin/reports/sales/entries')[0];
    expect([query?.get('key'), query?.get('which')]).toEqual(['2027-01-05', 'before']);
    await findByText('Page 1 of 2, 51 in all.');
    const next = await findByRole('link', { name: 'Next page' });
    expect(next.getAttribute('href')).toMatch(/key=2027-01-05&which=before&page=2#entries$/);
    await enter(await findByLabelText('By'), 'tour');
    expect(router.state.location.search).not.toMatch(/key|which/);
  });

  it('links the row without a code to its own entries instead of all entries', async () => {
    const { findByRole, http } = await openReport(`${sales}&by=promo&key=`, {
      ...answers,
      'GET /api/admin/reports/sales/entries': { items: [entry], total: 1 },
    });
    await findByRole('link', { name: 'R6CG-T47N' });
    expect(asked(http.calls, '/api/admin/reports/sales/entries')[0]?.get('key')).toBe('~');
    const all = await findByRole('link', { name: 'All entries of these days in USD' });
    expect(all.getAttribute('href')).toContain('key=*');
  });

  it('explains what each figure counts', async () => {
    const { findByText } = await openReport(sales, answers);
    await findByText(/from the ledger of refunds/);
  });

  it('has an empty state', async () => {
    const empty = { ...report, totals: [], rows: [] };
    const { findByText } = await openReport(sales, { 'GET /api/admin/reports/sales': empty });
    await findByText(/^Nothing was sold, changed or cancelled/);
  });

  it('explains an invalid range, and offers to try again', async () => {
    const wrong = new FakeProblem(400, 'leads.report_range', 'The last day is before the first one.');
    const { findByText, findByRole } = await openReport(sales, { 'GET /api/admin/reports/sales': wrong });
    await findByText('The last day is before the first one.');
    await findByRole('button', { name: 'Try again' });
  });

  it('is hidden from roles that may not see money', async () => {
    const { findByText, queryByRole } = await openReport(sales, answers, 'sales');
    await findByText('403: not for your role');
    expect(queryByRole('link', { name: 'Sales' })).toBeNull();
  });

  it('can be rebuilt only by an owner', async () => {
    const { findByRole, toast, http } = await openReport(sales, {
      ...answers,
      'POST /api/admin/reports/rebuild': { isQueued: true },
    });
    await userEvent.click(await findByRole('button', { name: 'Rebuild from the ledgers' }));
    expect(http.calls.some(({ method }) => method === 'POST')).toBe(true);
    expect(toast()?.tone).toBe('success');
    cleanup();
    const other = await openReport(sales, answers, 'finance');
    await other.findByRole('table', { name: 'Sales by day' });
    expect(other.queryByRole('button', { name: 'Rebuild from the ledgers' })).toBeNull();
  });
});

describe('the file of the sales report', () => {
  it('has every figure on the screen, and no row that the screen omits', async () => {
    const { findByRole } = await openReport(sales, answers);
    await findByRole('table', { name: 'Sales by day' });
    const csv = salesCsv(report, 'Day');
    expectInFile(document.body, csv);
    expect(csv).not.toContain('Jan 06');
    expect(csv).toContain('"All sales","Currency","Bookings"');
  });

  it('has plain numbers, and no cell that a spreadsheet would evaluate', () => {
    const [first] = report.rows;
    if (!first) throw new Error('There is no row');
    const csv = salesCsv(
      { ...report, by: 'partner', rows: [{ ...first, label: '=HYPERLINK("x")' }] },
      'Partner',
    );
    const [head, row] = csv.split('\r\n');
    expect(head).toContain('"Net","Net, range before"');
    expect(row).toContain(`"'=HYPERLINK(""x"")","USD","2"`);
    expect(row).toContain('"7000.00","0.00"');
  });
});
