import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const booking = {
  ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
  ...{ email: 'asha@example.org', startDate: '2027-02-06', endDate: '2027-02-15', departureId: 'dd' },
  ...{ total: money(249_000, 'EUR'), kept: money(249_000, 'EUR'), policyRefund: null },
};

const refusal = new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', {
  fields: { amount: 'Invalid input' },
});
const amountIn = (body = '{}') => (JSON.parse(body) as { amount: unknown }).amount;

/** Types the amount into the dialog of a refund and runs it. */
async function refund(typed: string) {
  const shown = await openAdmin('/admin/bookings/bb', {
    'GET /api/admin/bookings/bb': booking,
    'POST /api/admin/bookings/bb/refund': ({ body }: { body?: string }) =>
      typeof amountIn(body) === 'string' ? refusal : { ok: true },
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Refund' }));
  const dialog = within(await shown.findByRole('dialog'));
  await enter(dialog.getByLabelText('Amount'), typed);
  await enter(dialog.getByLabelText('Reason'), 'Goodwill');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  const sent = () => shown.http.calls.find(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toBeDefined());
  return { dialog, amount: amountIn(sent()?.body) };
}

describe('an amount in the back office', () => {
  it('is parsed with thousands separators', async () => {
    expect((await refund('1,250.50')).amount).toEqual({ amountMinor: 125_050, currency: 'EUR' });
  });

  it.each(['12,50', '40 euros'])('is sent as typed if it is ambiguous or invalid: %s', async (typed) => {
    const { amount, dialog } = await refund(typed);
    expect(amount).toBe(typed);
    await dialog.findByText('Please enter an amount, such as 250 or 1,250.50.');
  });
});
