import { describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import type { OccupancyReport } from '@valam/contracts/leads/report.schema';
import { type FakeAnswer } from '@valam/mfe-kit/testing';
import { within } from '@testing-library/react';
import { occupancyCsv } from '../../src/admin/report/occupancy/occupancy-csv';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';

withCharts();

const report: OccupancyReport = {
  range: { from: '2027-03-05', to: '2027-05-03' },
  before: { from: '2027-01-04', to: '2027-03-04' },
  today: '2027-03-05',
  now: { departures: 1, canceled: 0, capacity: 12, sold: 2 },
  then: { departures: 2, canceled: 1, capacity: 24, sold: 12 },
  departures: [
    {
      id: 'aa',
      tourId: 'bb',
      tourTitle: 'Discovering Shiva',
      startDate: '2027-04-14',
      capacity: 12,
      sold: 2,
      minimum: 4,
      decisionDate: '2027-04-01',
      isCanceled: false,
      daysLeft: 40,
      outlook: 'at_risk',
      expected: 3,
      earlier: [{ startDate: '2027-02-13', then: 2, final: 3 }],
      atStake: [
        { amountMinor: 229_000, currency: 'EUR' },
        { amountMinor: 498_000, currency: 'USD' },
      ],
    },
  ],
};

const open = (answer: FakeAnswer, role?: Role) =>
  openReport(
    '/admin/reports/occupancy?from=2027-03-05&to=2027-05-03',
    { 'GET /api/admin/reports/occupancy': answer },
    role,
  );

describe('the occupancy report', () => {
  it('shows which departures are at risk, the calculation, and the revenue at stake', async () => {
    const { findByRole, findByText } = await open(report);
    await findByText(/\$4,980 \+ €2,290 lost if they are cancelled/);
    const table = await findByRole('table', { name: 'Departures' });
    const link = within(table).getByRole('link', { name: /^Discovering Shiva, Apr\s14,\s2027$/ });
    expect(link.getAttribute('href')).toBe('/admin/departures/aa');
    expect(table.textContent).toContain('At risk');
    expect(table.textContent).toContain(
      '2 sold + 1.0 expected = 3.0 of at least 4: in their last 40 days, earlier departures gained 1.',
    );
    expect(table.textContent).toContain('€2,290 + $4,980');
    const grid = await findByRole('table', { name: 'Tours by month' });
    expect(within(grid).getByRole('columnheader', { name: 'Apr 2027' })).toBeTruthy();
    expect(grid.textContent).toContain('At risk, 40 days left');
  });

  it('hides amounts from roles that may not see money, but is in their menu', async () => {
    const [one] = report.departures;
    if (!one) throw new Error('There is no departure');
    const { findByRole, queryByRole } = await open(
      { ...report, departures: [{ ...one, atStake: null }] },
      'sales',
    );
    await findByRole('table', { name: 'Departures' });
    expect(queryByRole('columnheader', { name: 'Lost if cancelled' })).toBeNull();
    await findByRole('link', { name: 'Occupancy', current: 'page' });
    expect(queryByRole('link', { name: 'Sales' })).toBeNull();
  });

  it('has an empty state', async () => {
    const { findByText } = await open({ ...report, departures: [] });
    await findByText('No departure starts on these days.');
  });

  it('exports what is on the screen, as plain numbers', async () => {
    const { findByRole } = await open(report);
    await findByRole('table', { name: 'Departures' });
    expectInFile(document.body, occupancyCsv(report));
    const row = occupancyCsv(report).split('\r\n')[1];
    expect(row).toContain('"At risk"');
    expect(row).toContain('"4980.00","2290.00","",""');
  });

  it('says in the file that it has only the first departures, while the sums count all', () => {
    expect(occupancyCsv(report)).not.toContain('in this file');
    const long = { ...report, now: { ...report.now, departures: 240 } };
    expect(occupancyCsv(long)).toContain('"Departures in this file, the first ones","1",""');
  });
});
