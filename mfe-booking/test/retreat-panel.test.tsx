import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from '@jest/globals';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';
import { chooseNorway, enter } from './enter';

const open: Availability = {
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01',
  startDate: '2099-02-06',
  endDate: '2099-02-13',
  capacity: 14,
  free: 5,
  sold: 9,
  status: 'open',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  prices: { USD: 1_290, EUR: 1_190, GBP: 1_020, INR: 108_000 },
  roomOptions: [],
};

const panel = (departures: readonly Availability[]) =>
  renderRemoteSlot(
    booking,
    'booking/RetreatPanel',
    { of: { retreatSlug: 'silence' }, given: { retreatId: 'r1', retreatTitle: 'Silence' } },
    {
      answers: {
        'GET /api/retreats/silence/availability': departures,
        'POST /api/checkout/create-booking-session': { url: null },
      },
    },
  );

it('sells a retreat by its own dates, and names it in the booking', async () => {
  const shown = await panel([open]);
  await enter(shown.getByLabelText('Departure date'), open.dateId);
  await userEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
  const form = within(await shown.findByRole('form', { name: 'Traveler details' }));
  for (const [label, value] of [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Email', 'asha@example.org'],
    ['Phone', '91234567'],
  ] as const)
    await enter(form.getByLabelText(label), value);
  await chooseNorway(shown);
  await userEvent.click(form.getByRole('checkbox', { name: /I accept/ }));
  await userEvent.click(form.getByRole('button', { name: /^Pay / }));
  await waitFor(() => {
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      ...{ tourId: 'r1', tourTitle: 'Silence', tourDatePreferred: open.dateId },
    });
  });
});

it('is an inquiry where the last date has gone meanwhile', async () => {
  const shown = await panel([]);
  await shown.findByRole('form', { name: 'Inquiry' });
});
