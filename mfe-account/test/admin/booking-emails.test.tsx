import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

describe('emails of a booking', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const openBooking = (change: object) =>
    openAdmin('/admin/bookings/cc', {
      'GET /api/admin/bookings/cc': {
        ...{
          id: 'cc',
          version: 1,
          ref: 'VAL-1',
          state: 'paid',
          total: usd(249_000),
          balance: usd(0),
          payments: [],
        },
        ...change,
      },
    });

  it.each([
    [{ balance: usd(0) }, 1],
    [{ state: 'deposit_paid', balance: usd(199_200) }, 2],
  ])('offers only emails that match the booking: %j', async (change, count) => {
    const shown = await openBooking(change);
    await userEvent.click(await shown.findByRole('button', { name: 'Send an email again' }));
    const which = within(await shown.findByRole('dialog')).getByRole('combobox', { name: 'Which' });
    expect(within(which).getAllByRole('option', { name: /^(Confirmation|Reminder)/ })).toHaveLength(count);
  });

  it('are not offered for a canceled booking', async () => {
    const shown = await openBooking({ state: 'cancelled' });
    await shown.findByRole('button', { name: 'Add a note' });
    expect(shown.queryByRole('button', { name: 'Send an email again' })).toBeNull();
  });
});
