import { expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { aBooking, token } from '../kit/bookings';

it('a booking of a canceled departure announces the refund even before the booking itself is canceled', async () => {
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

it.each<[string, Parameters<typeof aBooking>[0], string | null]>([
  ['to come is added to a calendar', {}, 'Add to your calendar'],
  [
    'that was canceled is removed from the calendar',
    { state: 'cancelled' },
    'Remove this trip from your calendar',
  ],
  [
    'of a canceled departure is removed from the calendar too',
    { isDepartureCancelled: true },
    'Remove this trip from your calendar',
  ],
  ['that has expired has no calendar link', { state: 'expired' }, null],
])('a booking %s', async (_what, changes, label) => {
  const shown = await renderRemotePage(booking, `/booking/manage/${token}`, {
    answers: { [`GET /api/bookings/${token}`]: aBooking(changes) },
  });
  await shown.findByRole('heading', { name: 'Discovering Shiva' });
  const links = shown.queryAllByRole('link', { name: /your calendar$/ });
  expect(links.map((link) => link.textContent)).toEqual(label === null ? [] : [label]);
  for (const link of links) expect(link.getAttribute('href')).toBe(`/api/bookings/${token}/calendar.ics`);
});
