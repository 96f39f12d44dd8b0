import { expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import type { Role } from '@valam/contracts/identity/auth.schema';
import { money } from '@valam/contracts/shared/money';
import { openAdmin } from './open-admin';

const usd = (amountMinor: number) => money(amountMinor, 'USD');
const booking = {
  ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
  ...{ email: 'asha@example.org', total: usd(249_000), balance: usd(0), departureId: 'dd' },
  payments: [{ id: 'pp', capturedAt: '2027-01-07T09:00:00Z', kind: 'full', amount: usd(249_000) }],
};

it.each([
  ['finance', 1],
  ['sales', 0],
] as const)(
  'the payments of a booking are links for %s only if the role may open them',
  async (role: Role, links) => {
    const shown = await openAdmin('/admin/bookings/bb', { 'GET /api/admin/bookings/bb': booking }, role);
    const payments = within(await shown.findByRole('table', { name: 'Payments' }));
    payments.getByText('$2,490');
    expect(payments.queryAllByRole('link')).toHaveLength(links);
  },
);

it.each([
  ['finance', 1],
  ['sales', 0],
] as const)(
  'a refund to pay back by hand is a link on the Today board of %s only if the role may open it',
  async (role: Role, links) => {
    const none = { items: [], total: 0 };
    const lists = [
      'contributors',
      'host-applications',
      'commissions',
      'payouts',
      'reviews',
      'events',
      'jobs',
    ];
    const refund = {
      ...{ id: 'offline_refund:rr', version: 1, band: 'money', kind: 'offline_refund', title: 'Asha Rao' },
      ...{ entity: 'refunds', recordId: 'rr', at: '2027-01-07T09:00:00Z', amount: usd(10_000), note: null },
    };
    const shown = await openAdmin(
      '/admin',
      {
        ...Object.fromEntries(lists.map((list) => [`GET /api/admin/${list}`, none])),
        'GET /api/admin/today': { items: [refund], total: 1 },
      },
      role,
    );
    await shown.findByText('Asha Rao');
    expect(shown.queryAllByRole('link', { name: /^Pay back/ })).toHaveLength(links);
  },
);

it.each([
  ['operations', 1],
  ['sales', 0],
] as const)(
  'a hidden value does not promise to %s an action that the role does not have',
  async (role: Role, actions) => {
    const hidden = { ...booking, diet: null, needs: null, hidden: ['diet', 'needs'] };
    const shown = await openAdmin('/admin/bookings/bb', { 'GET /api/admin/bookings/bb': hidden }, role);
    const words = await shown.findAllByText(/^Hidden/);
    expect(new Set(words.map(({ textContent }) => textContent))).toEqual(
      new Set(['Hidden. An action shows it to those who may see it.']),
    );
    expect(shown.queryAllByRole('button', { name: 'Show traveler details' })).toHaveLength(actions);
  },
);
