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

describe('several at once', () => {
  it('runs an action on several records with one reason and names those that were refused', async () => {
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

  it('skips selected records that an action does not apply to', async () => {
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

  it('previews whom a payout run pays before it proposes the payouts', async () => {
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
    await findByText('1 of 2 partners are to be paid.');
    await findByText('Below minimum');
    const dialog = within(await findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Payout run' }));
    expect(http.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/admin/payouts/all/preview',
      '/api/admin/payouts/all/run',
    ]);
  });

  it('marks a payout as paid with the reference of the payment', async () => {
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
