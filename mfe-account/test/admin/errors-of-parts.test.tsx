import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { money } from '@valam/contracts/shared/money';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const wrong = (fields: Record<string, string>) =>
  new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', { fields });

const tour = { id: 'aa', version: 3, title: 'Shiva', slug: 'shiva', status: 'draft', days: 10 };

/** Saves a changed tour, which the service refuses with these errors. */
async function saveTour(fields: Record<string, string>, more: Record<string, unknown> = {}) {
  const shown = await openAdmin('/admin/tours/aa', {
    'GET /api/admin/tours/aa': { ...tour, ...more },
    'PATCH /api/admin/tours/aa': wrong(fields),
  });
  await enter(await shown.findByLabelText('Title'), 'Shiva in spring');
  await userEvent.click(shown.getByRole('button', { name: 'Save' }));
  await shown.findByText('Please check the marked fields.');
  return shown;
}

describe('the error of a part of a field', () => {
  it('is shown with the number of the line, and its list gets the focus', async () => {
    const shown = await saveTour({ 'districts.1': 'At most 300 characters.' });
    const field = shown.getByLabelText(/^Districts/);
    await shown.findByText('Number 2: At most 300 characters.');
    expect(document.activeElement).toBe(field);
  });

  it('is shown below the pictures of which one is wrong', async () => {
    const shown = await saveTour(
      { 'photos.0': 'Must be the key of a picture.' },
      { photos: ['beach', 'hill'] },
    );
    const pictures = within(shown.getByRole('group', { name: 'Pictures' }));
    pictures.getByText('Number 1: Must be the key of a picture.');
  });

  it('is shown at a group that is missing as a whole, such as the supplement of a new room', async () => {
    const shown = await saveTour(
      { 'roomOptions.0.supplement': 'This field is required.' },
      { roomOptions: [{ id: 'single', name: 'Single', supplement: null }] },
    );
    const group = within(shown.getByRole('group', { name: /^Supplement/ }));
    group.getByText('This field is required.');
    await waitFor(() => expect(document.activeElement).toBe(group.getByLabelText('USD')));
  });

  it('is shown beside an amount', async () => {
    const shown = await openAdmin('/admin/bookings/bb', {
      'GET /api/admin/bookings/bb': {
        ...{ id: 'bb', version: 1, ref: 'UVAG-WS2H', firstName: 'Asha', lastName: 'Rao', state: 'paid' },
        ...{ email: 'asha@example.org', total: money(249_000, 'EUR'), kept: money(249_000, 'EUR') },
        ...{ policyRefund: null },
      },
      'POST /api/admin/bookings/bb/refund': wrong({ 'amount.amountMinor': 'Must be more than 0.' }),
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Refund' }));
    const dialog = within(await shown.findByRole('dialog'));
    await enter(dialog.getByLabelText('Amount'), '0');
    await enter(dialog.getByLabelText('Reason'), 'Goodwill');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
    await dialog.findByText('Must be more than 0.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Amount'));
  });
});
