import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const refund = (id: string, state: string) => ({
  id,
  version: 1,
  state,
  kind: 'policy',
  amount: { amountMinor: 10_000, currency: 'USD' },
});

describe('a bulk action', () => {
  it('runs on several records with one reason and lists those that were rejected', async () => {
    const hold = (id: string) => ({ id, version: 1, state: 'pending', partner: `Partner ${id}` });
    const { findByRole, findByText, http } = await openAdmin('/admin/commissions', {
      'GET /api/admin/commissions': { items: [hold('a'), hold('b')], total: 2 },
      'POST /api/admin/commissions/a/hold': { ok: true },
      'POST /api/admin/commissions/b/hold': new FakeProblem(409, 'admin.refused', 'It was paid meanwhile.'),
    });
    await userEvent.click(await findByRole('checkbox', { name: /Partner a/ }));
    await userEvent.click(await findByRole('button', { name: 'All 2 on this page' }));
    await userEvent.click(await findByRole('button', { name: 'Hold' }));
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    await findByText('This field is required.');
    expect(http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await enter(dialog.getByLabelText('Reason'), 'Looked into');
    await userEvent.click(dialog.getByRole('button', { name: 'Hold' }));
    await findByText('1 done, 1 refused.');
    await findByText(/Partner b.*It was paid meanwhile\./);
    const sent = http.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { reason: 'Looked into' },
      { reason: 'Looked into' },
    ]);
  });

  it('does not call refused what got no answer and may be done', async () => {
    const answers = [{}, new FakeProblem(409, 'admin.refused', 'It was made already.')];
    const { findByRole, findByText } = await openAdmin('/admin/refunds', {
      'GET /api/admin/refunds': { items: ['a', 'b', 'c'].map((id) => refund(id, 'failed')), total: 3 },
      'POST /api/admin/refunds/a/retry': () => {
        throw new TypeError('Failed to fetch');
      },
      'POST /api/admin/refunds/b/retry': () => answers[0],
      'POST /api/admin/refunds/c/retry': () => answers[1],
    });
    const [first] = await within(await findByRole('table')).findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await findByRole('button', { name: 'All 3 on this page' }));
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    await userEvent.click(within(await findByRole('dialog')).getByRole('button', { name: 'Try again' }));
    await findByText('1 done, 1 refused, 1 without an answer.');
  });

  it('skips selected records to which it does not apply', async () => {
    const { findByRole, http } = await openAdmin('/admin/refunds', {
      'GET /api/admin/refunds': { items: [refund('a', 'failed'), refund('b', 'refunded')], total: 2 },
      'POST /api/admin/refunds/a/retry': { ok: true },
    });
    const [first] = await within(await findByRole('table')).findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await findByRole('button', { name: 'All 2 on this page' }));
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    const sent = http.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent).toEqual(['/api/admin/refunds/a/retry']);
  });
});

describe('the dialog of a bulk action', () => {
  it('lists the records that will change, and says how many are skipped', async () => {
    const tour = (id: string, status: string) => ({ id, version: 1, title: `Tour ${id}`, status });
    const { findByRole } = await openAdmin('/admin/tours', {
      'GET /api/admin/tours': {
        items: [tour('a', 'draft'), tour('b', 'published'), tour('c', 'draft')],
        total: 3,
      },
    });
    await userEvent.click(await findByRole('checkbox', { name: 'Tour a' }));
    await userEvent.click(await findByRole('button', { name: 'All 3 on this page' }));
    await userEvent.click(await findByRole('button', { name: 'Publish' }));
    const dialog = within(await findByRole('dialog', { name: 'Publish: 2 tours' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tour a, draft',
      'Tour c, draft',
    ]);
    dialog.getByText('One that is selected is left out: this does not apply to it.');
  });

  it('has no button if the action applies to no record', async () => {
    const { findByRole } = await openAdmin('/admin/refunds', {
      'GET /api/admin/refunds': { items: [refund('a', 'refunded')], total: 1 },
    });
    const [first] = await within(await findByRole('table')).findAllByRole('checkbox');
    if (first) await userEvent.click(first);
    await userEvent.click(await findByRole('button', { name: 'Try again' }));
    const dialog = within(await findByRole('dialog', { name: 'Try again: 0 refunds' }));
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('previews the cost of each booking on another date', async () => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const booking = (id: string) => ({
      ...{ id, version: 1, ref: `REF-${id}`, firstName: 'Asha', lastName: 'Rao', state: 'deposit_paid' },
      ...{ quantity: 1, total: usd(249_000), balance: usd(199_200) },
    });
    const quote = {
      ...{ startDate: '2027-03-06', endDate: '2027-03-15', quantity: 1, free: 4 },
      ...{ oldTotal: usd(249_000), newTotal: usd(269_000), newBalance: usd(219_200), refund: usd(0) },
    };
    const { findByRole, findByText, http } = await openAdmin('/admin/bookings', {
      'GET /api/admin/bookings': { items: [booking('a'), booking('b')], total: 2 },
      'POST /api/admin/bookings/a/move-preview': quote,
      'POST /api/admin/bookings/b/move-preview': new FakeProblem(409, 'admin.refused', 'It is full.'),
      'POST /api/admin/bookings/a/move': { ok: true },
      'POST /api/admin/bookings/b/move': new FakeProblem(409, 'admin.refused', 'It is full.'),
    });
    await userEvent.click(await findByRole('checkbox', { name: /REF-a/ }));
    await userEvent.click(await findByRole('button', { name: 'All 2 on this page' }));
    await userEvent.click(await findByRole('button', { name: 'Move or resize' }));
    const dialog = within(await findByRole('dialog', { name: 'Move or resize: 2 bookings' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await findByText('Total: $2,690, before it $2,490.');
    await findByText('Refused: It is full.');
    const sent = () => http.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    expect(sent()).toEqual(['/api/admin/bookings/a/move-preview', '/api/admin/bookings/b/move-preview']);
    await enter(dialog.getByLabelText(/^Seats/), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await enter(await dialog.findByLabelText('Reason'), 'The date was closed');
    await userEvent.click(await dialog.findByRole('button', { name: 'Move or resize' }));
    await findByText('1 done, 1 refused.');
  });
});

describe('a payout run', () => {
  const payout = {
    id: 'pp',
    version: 1,
    partner: 'Leela',
    state: 'proposed',
    amount: { amountMinor: 9_000, currency: 'USD' },
    possibleActions: ['markPaid', 'cancel'],
    lines: [],
  };

  it('previews who is paid before it proposes the payouts', async () => {
    const { findByRole, findByText, http } = await openAdmin('/admin/payouts', {
      'GET /api/admin/payouts': { items: [], total: 0 },
      'POST /api/admin/payouts/all/preview': {
        items: [
          { partner: 'Leela', amount: payout.amount, verdict: 'pay' },
          { partner: 'Ravi', amount: { amountMinor: 900, currency: 'USD' }, verdict: 'below_minimum' },
        ],
      },
      'POST /api/admin/payouts/all/run': { runId: 'r', items: [payout] },
    });
    await userEvent.click(await findByRole('button', { name: 'Payout run' }));
    await findByText('1 of 2 partners are due a payout.');
    await findByText('Below minimum');
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Payout run' }));
    expect(http.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/admin/payouts/all/preview',
      '/api/admin/payouts/all/run',
    ]);
  });

  it('marks a payout as paid with the payment reference', async () => {
    const { findByRole, http } = await openAdmin('/admin/payouts/pp', {
      'GET /api/admin/payouts/pp': payout,
      'POST /api/admin/payouts/pp/mark-paid': { ok: true },
    });
    await userEvent.click(await findByRole('button', { name: 'Mark as paid' }));
    const dialog = within(await findByRole('dialog'));
    await enter(dialog.getByLabelText('Reference of the payment'), 'TX-7');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    const sent = http.calls.find(({ path }) => path.endsWith('/mark-paid'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({ paymentReference: 'TX-7' });
  });
});
