import { expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const usd = (amountMinor: number) => money(amountMinor, 'USD');

it('a booking changes for the previewed amounts, and needs a new preview if they are out of date', async () => {
  let newTotal = usd(498_000);
  const shown = await openAdmin('/admin/bookings/bb', {
    'GET /api/admin/bookings/bb': {
      ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
      ...{ email: 'asha@example.org', total: usd(249_000), startDate: '2027-02-06', departureId: 'dd' },
      endDate: '2027-02-15',
    },
    'POST /api/admin/bookings/bb/move-preview': () => ({
      ...{ startDate: '2027-02-06', endDate: '2027-02-15', quantity: 2, free: 5, balanceDueAt: null },
      ...{ oldTotal: usd(249_000), newTotal, newBalance: usd(249_000), refund: usd(0) },
    }),
    'POST /api/admin/bookings/bb/move': () => {
      if (newTotal.amountMinor === 548_000) return { ok: true };
      newTotal = usd(548_000);
      return new FakeProblem(409, 'admin.refused', 'Nothing was changed: the total would be $5,480 by now.');
    },
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Move or resize' }));
  const dialog = within(await shown.findByRole('dialog'));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  await enter(dialog.getByLabelText(/^Seats/), '2');
  await enter(dialog.getByLabelText('Reason'), 'By telephone');
  await press('Preview');
  const preview = (await dialog.findByText(/Total: \$4,980/)).closest('[tabindex="-1"]');
  expect(document.activeElement).toBe(preview);
  await press('Move or resize');
  await dialog.findByText(/would be \$5,480 by now/);
  expect(dialog.queryByText(/Total: \$4,980/)).toBeNull();
  await press('Preview');
  await dialog.findByText(/Total: \$5,480/);
  await press('Move or resize');
  await waitFor(() => expect(shown.queryByRole('dialog')).toBeNull());
  const sent = shown.http.calls.filter(({ path }) => path.endsWith('/move'));
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual(
    [498_000, 548_000].map((amountMinor) => ({
      ...{ quantity: 2, reason: 'By telephone' },
      agreed: { newTotal: usd(amountMinor), refund: usd(0) },
    })),
  );
});

it('a cleared optional field of an action is omitted, and a cleared required field is rejected', async () => {
  const shown = await openAdmin('/admin/bookings/bb', {
    'GET /api/admin/bookings/bb': {
      ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
      ...{ email: 'asha@example.org', total: usd(249_000), startDate: '2027-02-06', departureId: 'dd' },
      ...{ endDate: '2027-02-15', kept: usd(249_000), policyRefund: { refund: usd(200_000) } },
    },
    'POST /api/admin/bookings/bb/move-preview': new FakeProblem(409, 'admin.refused', 'It is the same.'),
    'POST /api/admin/bookings/bb/refund': new FakeProblem(400, 'input.invalid', 'Please check.'),
  });
  const sent = (action: string): unknown =>
    JSON.parse(shown.http.calls.find(({ path }) => path.endsWith(`/${action}`))?.body ?? '{}');
  await userEvent.click(await shown.findByRole('button', { name: 'Move or resize' }));
  const move = within(await shown.findByRole('dialog'));
  await enter(move.getByLabelText(/^Seats/), '2');
  await userEvent.clear(move.getByLabelText(/^Seats/));
  await userEvent.click(move.getByRole('button', { name: 'Preview' }));
  await move.findByText('It is the same.');
  expect(sent('move-preview')).toEqual({});
  await userEvent.keyboard('{Escape}');

  await userEvent.click(await shown.findByRole('button', { name: 'Refund' }));
  const refund = within(await shown.findByRole('dialog'));
  await userEvent.clear(refund.getByLabelText('Amount'));
  await userEvent.click(refund.getByRole('button', { name: 'Refund' }));
  await refund.findByText('Please check.');
  expect(sent('refund')).toEqual({ amount: null });
});
