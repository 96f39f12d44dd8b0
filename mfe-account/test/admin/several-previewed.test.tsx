import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const usd = (amountMinor: number) => money(amountMinor, 'USD');
const booking = (id: string) => ({
  ...{ id, version: 1, ref: `REF-${id}`, firstName: 'Asha', lastName: 'Rao', state: 'deposit_paid' },
  ...{ quantity: 1, total: usd(249_000), balance: usd(199_200) },
});
const quote = {
  ...{ startDate: '2027-03-06', endDate: '2027-03-15', quantity: 1, free: 4, balanceDueAt: null },
  ...{ oldTotal: usd(249_000), newTotal: usd(269_000), newBalance: usd(219_200), refund: usd(0) },
};

/** Selects both bookings and opens the dialog of an action for them. */
async function openDialog(label: string, answers: Parameters<typeof openAdmin>[1]) {
  const shown = await openAdmin('/admin/bookings', {
    'GET /api/admin/bookings': { items: [booking('a'), booking('b')], total: 2 },
    ...answers,
  });
  await userEvent.click(await shown.findByRole('checkbox', { name: /REF-a/ }));
  await userEvent.click(await shown.findByRole('button', { name: 'All 2 on this page' }));
  await userEvent.click(await shown.findByRole('button', { name: label }));
  const sent = (action: string) =>
    shown.http.calls
      .filter(({ path }) => path.endsWith(`/${action}`))
      .map(({ path, body }) => [path.split('/').at(-2), JSON.parse(body ?? '{}')] as const);
  return { ...shown, dialog: within(await shown.findByRole('dialog')), sent };
}

describe('a bulk action with a preview', () => {
  it('runs each record for its previewed amounts, and leaves out one whose preview was rejected', async () => {
    const { dialog, findByText, sent } = await openDialog('Move or resize', {
      'POST /api/admin/bookings/a/move-preview': quote,
      'POST /api/admin/bookings/b/move-preview': new FakeProblem(409, 'admin.refused', 'It is full.'),
      'POST /api/admin/bookings/a/move': { ok: true },
      'POST /api/admin/bookings/b/move': { ok: true },
    });
    await enter(dialog.getByLabelText(/^Seats/), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await findByText('Refused: It is full.');
    await enter(dialog.getByLabelText('Reason'), 'The date was closed');
    await userEvent.click(dialog.getByRole('button', { name: 'Move or resize' }));
    await findByText('1 done, 1 refused.');
    expect(sent('move')).toEqual([
      [
        'a',
        {
          quantity: 2,
          reason: 'The date was closed',
          agreed: { newTotal: quote.newTotal, refund: quote.refund },
        },
      ],
    ]);
  });
});

describe('a bulk action with a default', () => {
  it('has it in its form, like the same action of one record', async () => {
    const { dialog, sent } = await openDialog('Send an email again', {
      'POST /api/admin/bookings/a/resend': { ok: true },
      'POST /api/admin/bookings/b/resend': { ok: true },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Send an email again' }));
    expect(sent('resend')).toEqual([
      ['a', { mail: 'confirmation' }],
      ['b', { mail: 'confirmation' }],
    ]);
  });
});
