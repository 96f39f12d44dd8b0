import { describe, expect, it } from '@jest/globals';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { act, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { openAdmin } from './open-admin';

const nothing = { items: [], total: 0 };
const lists = [
  ...['today', 'contributors', 'host-applications', 'commissions', 'payouts'],
  ...['reviews', 'events', 'jobs'],
];
const quiet: Record<string, FakeAnswer> = Object.fromEntries(
  lists.map((list) => [`GET /api/admin/${list}`, nothing]),
);

describe('the Today board', () => {
  it('does not show the empty state while it is loading', async () => {
    let tell: (answer: unknown) => void = () => undefined;
    const shown = await openAdmin('/admin', {
      ...quiet,
      'GET /api/admin/contributors': () => new Promise((resolve) => (tell = resolve)),
    });
    const band = async (name: string) => within(await shown.findByRole('region', { name }));
    await (await band('Departures soon')).findByText('Nothing here. Good.');
    expect((await band('Approvals waiting')).queryByText('Nothing here. Good.')).toBeNull();
    expect(shown.queryByText(/All clear\./)).toBeNull();

    await act(async () => tell(nothing));
    await (await band('Approvals waiting')).findByText('Nothing here. Good.');
    await shown.findByText(/All clear\./);
  });

  it.each([
    ['finance', 1],
    ['sales', 0],
    ['content', 0],
  ] as const)(
    'leads %s to the bookings that wait for a payment only with the right to record one',
    async (role, count) => {
      const shown = await openAdmin('/admin', quiet, role);
      await shown.findByText(/^All clear\./);
      expect(shown.queryAllByRole('link', { name: 'Record a payment' })).toHaveLength(count);
    },
  );

  it('counts all tasks, not only those that it lists', async () => {
    const waiting = Array.from({ length: 20 }, (_, at) => ({
      id: `${at}`,
      version: 1,
      name: `Partner ${at}`,
    }));
    const shown = await openAdmin('/admin', {
      ...quiet,
      'GET /api/admin/contributors': { items: waiting, total: 23 },
    });
    await shown.findByText(/^23 things need someone\./);
    const band = within(await shown.findByRole('region', { name: 'Approvals waiting' }));
    expect(band.getAllByText('Awaiting approval')).toHaveLength(20);
    band.getByText('23');
    band.getByText('And 3 more.');
  });

  it.each([
    ['finance', 1],
    ['operations', 0],
  ] as const)('lists the proposed payouts for those who may pay them: %s, %d', async (role, count) => {
    const payout = { id: '1', version: 1, partner: 'Maya Lindqvist', proposedAt: '2027-01-01T00:00:00Z' };
    const waiting = { ...payout, amount: { amountMinor: 240_00, currency: 'USD' }, state: 'proposed' };
    const shown = await openAdmin(
      '/admin',
      { ...quiet, 'GET /api/admin/payouts': { items: [waiting], total: 1 } },
      role,
    );
    await shown.findByText(count > 0 ? /^1 thing needs someone\./ : /^All clear\./);
    const band = within(await shown.findByRole('region', { name: 'Approvals waiting' }));
    const links = band.queryAllByRole('link', { name: /^Pay\b.*Maya Lindqvist/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/admin/payouts/1'),
    );
  });

  it('counts all money problems of each kind, and links to those that it does not list', async () => {
    const problem = (kind: string, at: number, ofKind: number) => ({
      ...{ id: `${kind}:${at}`, version: 1, band: 'money', kind, entity: 'bookings', recordId: `${at}` },
      ...{ title: `Booking ${at}`, at: '2027-01-01T00:00:00Z', amount: null, note: null, ofKind },
    });
    const items = [
      problem('failed_refund', 1, 1),
      problem('overdue_balance', 2, 61),
      problem('overdue_balance', 3, 61),
    ];
    const shown = await openAdmin('/admin', { ...quiet, 'GET /api/admin/today': { items, total: 62 } });
    await shown.findByText(/^62 things need someone\./);
    const band = within(await shown.findByRole('region', { name: 'Money problems' }));
    band.getByText('62');
    band.getByText('And 59 more.');
    expect(band.getByRole('link', { name: 'See all: Balance is late' }).getAttribute('href')).toBe(
      '/admin/bookings?isOverdue=true&sort=balanceDueAt&order=asc',
    );
    const quietBand = within(await shown.findByRole('region', { name: 'Promise breaches' }));
    quietBand.getByText('Nothing here. Good.');
    expect(quietBand.queryByText(/^And/)).toBeNull();
  });

  it.each([
    ['answer_due', 'answers', 'Answers due in 24 hours', 'leads?isDue=true&sort=answerDueAt&order=asc'],
    [
      'paid_without_seat',
      'money',
      'Money problems',
      'refunds?state=pending&kind=late_payment%2Cdeparture_cancelled%2Cduplicate%2Ctransferred&sort=createdAt&order=asc',
    ],
  ])('leads from %s to the list of what it counted', async (kind, band, name, place) => {
    const line = { id: `${kind}:1`, version: 1, band, kind, entity: 'bookings', recordId: '1', title: 'One' };
    const items = [{ ...line, at: '2027-01-01T00:00:00Z', amount: null, note: null, ofKind: 9 }];
    const shown = await openAdmin('/admin', { ...quiet, 'GET /api/admin/today': { items, total: 9 } });
    const region = within(await shown.findByRole('region', { name }));
    const all = await region.findByRole('link', { name: /^See all: / });
    expect(all.getAttribute('href')).toBe(`/admin/${place}`);
  });

  it('links departures without details to those that start soon', async () => {
    const line = { id: 'm:1', version: 1, band: 'departures', kind: 'missing_details', entity: 'departures' };
    const items = [
      {
        ...line,
        recordId: '1',
        title: 'One',
        at: '2027-01-01T00:00:00Z',
        amount: null,
        note: null,
        ofKind: 9,
      },
    ];
    const before = istDay(new Date());
    const shown = await openAdmin('/admin', { ...quiet, 'GET /api/admin/today': { items, total: 9 } });
    const all = await shown.findByRole('link', { name: /^See all: Leaves soon/ });
    // The test may run at midnight in India.
    const today = [before, istDay(new Date())];
    expect(
      today.map((day) => `/admin/departures?from=${day}&until=${addDays(day, 14)}&sort=startDate&order=asc`),
    ).toContain(all.getAttribute('href'));
  });

  it('says of what is due on a day how many days it is away, and not hours', async () => {
    const line = { id: 'g:1', version: 1, band: 'departures', kind: 'go_or_not', entity: 'departures' };
    const at = `${addDays(istDay(new Date()), 1)}T00:00:00Z`;
    const items = [{ ...line, recordId: '1', title: 'One', at, amount: null, note: null, ofKind: 1 }];
    const shown = await openAdmin('/admin', { ...quiet, 'GET /api/admin/today': { items, total: 1 } });
    const band = within(await shown.findByRole('region', { name: 'Departures soon' }));
    // The test may run at midnight in India.
    await band.findByText(/^(tomorrow|today)$/);
  });

  it('does not show the empty state while a service is unavailable', async () => {
    const shown = await openAdmin('/admin', {
      ...quiet,
      'GET /api/admin/jobs': { ...nothing, unanswered: ['leads'] },
    });
    await shown.findByText('A part of this board could not be loaded.');
    expect(shown.queryByText(/All clear\./)).toBeNull();
  });

  it('does not show the empty state if a part failed to load', async () => {
    let events: FakeAnswer = new FakeProblem(503, 'service.unavailable');
    const shown = await openAdmin('/admin', { ...quiet, 'GET /api/admin/events': () => events });
    await shown.findByText('A part of this board could not be loaded.');
    const band = async (name: string) => within(await shown.findByRole('region', { name }));
    await (await band('Money problems')).findByText('This could not be loaded.');
    await (await band('Approvals waiting')).findByText('Nothing here. Good.');
    expect(shown.queryByText(/All clear\./)).toBeNull();

    events = nothing;
    await userEvent.click(await shown.findByRole('button', { name: 'Try again' }));
    await shown.findByText(/All clear\./);
    await (await band('Money problems')).findByText('Nothing here. Good.');
  });
});
