import { describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import type { CashFigures, CashReport } from '@valam/contracts/leads/cash-report.schema';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { within } from '@testing-library/react';
import { cashCsv } from '../../src/admin/report/cash/cash-words';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';

withCharts();

const nothing: CashFigures = {
  receivedMinor: 0,
  giftCardsMinor: 0,
  refundedMinor: 0,
  payoutsMinor: 0,
  balancesMinor: 0,
  installmentsMinor: 0,
  refundsDueMinor: 0,
  commissionsMinor: 0,
};
const report: CashReport = {
  range: { from: '2027-01-01', to: '2027-02-28' },
  before: { from: '2026-11-03', to: '2026-12-31' },
  today: '2027-01-20',
  currency: 'USD',
  readAt: '2027-01-20T06:00:00.000Z',
  hasCommissions: true,
  differences: [],
  positionMinor: 1_500_00,
  then: nothing,
  giftCardLiabilityMinor: 300_00,
  refundsUnderWayMinor: 20_00,
  depositsAwaitedMinor: 0,
  overdueMinor: 0,
  commissionsPendingMinor: 0,
  commissionsLockedMinor: 0,
  commissionsPayableMinor: 0,
  months: [
    {
      ...nothing,
      key: '2027-01-01',
      label: 'January 2027',
      from: '2027-01-01',
      to: '2027-01-31',
      receivedMinor: 500_00,
      refundsDueMinor: 20_00,
      closingMinor: 1_480_00,
      isExpected: true,
    },
    {
      ...nothing,
      key: '2027-02-01',
      label: 'February 2027',
      from: '2027-02-01',
      to: '2027-02-28',
      balancesMinor: 200_00,
      closingMinor: 1_680_00,
      isExpected: true,
    },
  ],
};

const open = (answer: FakeAnswer, { role = 'owner', key = '' }: { role?: Role; key?: string } = {}) =>
  openReport(
    `/admin/reports/cash?from=2027-01-01&to=2027-02-28${key && `&key=${key}`}`,
    {
      'GET /api/admin/reports/cash': answer,
      'GET /api/admin/reports/cash/items': {
        items: [
          {
            id: 'payment:1',
            day: '2027-01-05',
            kind: 'payment',
            amountMinor: 500_00,
            currency: 'USD',
            bookingId: '6a1f5f0c-3f0e-4d43-8f0f-7b1a6d7f2c11',
            giftCardId: null,
            label: 'VAL-1',
          },
        ],
        total: 1,
      },
    },
    role,
  );

describe('the cash report', () => {
  it('shows the projected bank balance on the 1st, with its calculation', async () => {
    const { findByText, findByRole } = await open(report);
    const words = await findByText('$1,480 is expected in the bank on the morning of Feb 01, 2027.');
    expect(words.parentElement?.textContent).toContain(
      '$1,000 + $500 received − $20 refunds in progress = $1,480.',
    );
    const table = await findByRole('table', { name: 'Cash by month' });
    expect(table.textContent).toContain('$1,680');
    expect(within(table).getByRole('link', { name: 'January 2027' }).getAttribute('href')).toContain(
      'key=2027-01-01',
    );
  });

  it('links the sum of refunds to all refunds that it counts, including failed ones', async () => {
    const { findByRole } = await open(report);
    const link = await findByRole('link', { name: 'Ordered, not arrived yet' });
    expect(link.getAttribute('href')).toBe('/admin/refunds?state=pending%2Cfailed&currency=USD');
  });

  it('links a month to its entries, and entries to their records', async () => {
    const { findByRole } = await open(report, { key: '2027-01-01' });
    const rows = await findByRole('table', { name: 'Entries: January 2027, USD' });
    expect((await within(rows).findByRole('link', { name: 'VAL-1' })).getAttribute('href')).toBe(
      '/admin/bookings/6a1f5f0c-3f0e-4d43-8f0f-7b1a6d7f2c11',
    );
  });

  it('warns if the figures do not add up or commissions are missing', async () => {
    const { findByText } = await open({
      ...report,
      hasCommissions: false,
      differences: [{ ledger: 'payments', currency: 'USD', ledgerMinor: 10_00, preparedMinor: 11_00 }],
    });
    await findByText(/does not add up. Payments in USD are \$10 in the ledger and \$11 here/);
    await findByText(/payouts and commissions are missing/);
  });

  it('has an empty state and an error state', async () => {
    const months = report.months.map((month) => ({ ...month, ...nothing, closingMinor: 0 }));
    const { findByText, unmount } = await open({ ...report, positionMinor: 0, months });
    await findByText('No money came in or went out in USD, and none is due in these months.');
    unmount();
    const away = await open(new FakeProblem(503, 'unavailable', 'The report is away.'));
    await away.findByText('The report is away.');
  });

  it('is hidden from roles that may not see money', async () => {
    const { queryByRole, findByRole } = await open(report, { role: 'sales' });
    await findByRole('heading', { level: 1 });
    expect(queryByRole('heading', { name: 'Cash' })).toBeNull();
  });

  it('exports what is on the screen, as plain numbers', async () => {
    const { findByRole } = await open(report);
    await findByRole('table', { name: 'Cash by month' });
    expectInFile(document.body, cashCsv(report));
    const [head, first] = cashCsv(report).split('\r\n');
    expect(head).toContain('"In the bank at its end"');
    expect(first).toContain('"500.00"');
    expect(first).toContain('"1480.00"');
  });
});
