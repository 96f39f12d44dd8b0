import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { istDay } from '@valam/contracts/shared/days';
import { enter } from '../enter';
import { openAdmin } from './open-admin';

const rooms = [
  { id: 'twin', name: 'Shared room', supplement: { USD: 0, EUR: 0, GBP: 0, INR: 0 } },
  { id: 'single', name: 'Single room', supplement: { USD: 340, EUR: 313, GBP: 269, INR: 28_600 } },
];
const dates = [
  { id: 'd1', version: 1, tourTitle: 'City of Light', startDate: '2027-05-01', roomOptions: rooms },
  { id: 'd2', version: 1, tourTitle: 'Quiet Hills', startDate: '2027-06-01', roomOptions: [] },
];
const answers = {
  'GET /api/admin/departures': { items: dates, total: 2 },
  'GET /api/admin/departures/d1': dates[0],
  'GET /api/admin/departures/d2': dates[1],
  'POST /api/admin/bookings': { id: 'b1', version: 1 },
};

async function newBooking() {
  const shown = await openAdmin('/admin/bookings/new', answers);
  const choose = async (name: RegExp) => {
    await userEvent.type(await shown.findByLabelText(/Find: departure/), 'May');
    await userEvent.click(await shown.findByRole('button', { name }));
  };
  const sent = async () => {
    await userEvent.click(shown.getByRole('button', { name: 'Create booking' }));
    const posts = () => shown.http.calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(posts()).toHaveLength(1));
    return JSON.parse(posts()[0]?.body ?? '') as unknown;
  };
  return { shown, choose, sent };
}

it('a booking by phone has the room that the caller wants, with its supplement in the chosen currency', async () => {
  const { shown, choose, sent } = await newBooking();
  expect(shown.queryByLabelText(/^Room/)).toBeNull();
  await choose(/City of Light/);
  await enter(shown.getByLabelText(/^Currency/), 'EUR');
  const room = await shown.findByLabelText(/^Room/);
  const choices = Array.from(room.querySelectorAll('option'), ({ textContent }) => textContent);
  expect(choices).toEqual(['None', 'Shared room, included', 'Single room, + €313 per person']);
  await enter(room, 'single');
  expect(await sent()).toMatchObject({ dateId: 'd1', roomOptionId: 'single' });
});

it('a booking by phone loses the room of a departure that was replaced by another one', async () => {
  const { shown, choose, sent } = await newBooking();
  await choose(/City of Light/);
  await enter(await shown.findByLabelText(/^Room/), 'single');
  await userEvent.click(shown.getByRole('button', { name: 'Choose another' }));
  await choose(/Quiet Hills/);
  await waitFor(() => expect(shown.queryByLabelText(/^Room/)).toBeNull());
  expect(await sent()).not.toMatchObject({ roomOptionId: 'single' });
});

it('the agreed total of a booking by phone is in the currency of the booking, also if that is changed later', async () => {
  const { shown, choose, sent } = await newBooking();
  await choose(/City of Light/);
  await enter(shown.getByLabelText(/^Currency/), 'EUR');
  await enter(shown.getByLabelText(/^Agreed total, if not the list price \(optional\)$/), '1,500');
  const unit = shown.getByLabelText(/^Agreed total.*currency/);
  expect(Array.from(unit.querySelectorAll('option'), ({ value }) => value)).toEqual(['EUR']);
  await enter(shown.getByLabelText(/^Currency/), 'GBP');
  expect(await sent()).toMatchObject({ currency: 'GBP', total: { amountMinor: 150_000, currency: 'GBP' } });
});

it('the search for the departure of a booking by phone leaves out past ones, which would fill the list', async () => {
  const { shown, choose } = await newBooking();
  await choose(/City of Light/);
  const found = shown.http.calls.find(({ path }) => path.startsWith('/api/admin/departures?'));
  const query = new URLSearchParams(found?.path.split('?')[1]);
  expect(query.get('from')).toBe(istDay(new Date()));
});
