import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';
import { aBooking, token } from './bookings';

it('a booking whose departure has just been canceled says what comes, before its turn has come', async () => {
  const open = (isDepartureCancelled: boolean) =>
    renderRemotePage(booking, `/booking/manage/${token}`, {
      answers: { [`GET /api/bookings/${token}`]: aBooking({ isDepartureCancelled }) },
    });
  const title = 'This departure was cancelled';
  const canceled = await open(true);
  await canceled.findByText(title);
  canceled.getByText(/Everything that was paid will be refunded/);
  canceled.unmount();
  const shown = await open(false);
  await shown.findByRole('heading', { name: 'Discovering Shiva' });
  expect(shown.queryByText(title)).toBeNull();
});
