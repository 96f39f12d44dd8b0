import { describe, expect, it } from '@jest/globals';
import { act, configure, fireEvent, within } from '@testing-library/react';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { FakeProblem, renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';

// Steps are loaded when they are needed; a busy machine is no defect.
configure({ asyncUtilTimeout: 10_000 });

const open: Availability = {
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e01',
  startDate: '2099-02-06',
  endDate: '2099-02-15',
  capacity: 12,
  free: 5,
  sold: 7,
  status: 'open',
  bookingStatus: null,
  minimumGroup: null,
  decisionDate: null,
  prices: { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 },
  terms: { depositPercent: 30, balanceDaysBefore: 45 },
  diet: { served: ['Vegan', 'Jain'], notServed: ['Kosher or halal certified kitchens'] },
  roomOptions: [],
};
const soldOut: Availability = {
  ...open,
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02',
  free: 0,
  bookingStatus: 'Sold Out',
};
const availability = 'GET /api/tours/discovering-shiva/availability';
const session = 'POST /api/checkout/create-booking-session';

const panel = (departures: readonly Availability[], answers: Record<string, unknown> = {}) =>
  renderRemoteSlot(
    booking,
    'booking/BookingPanel',
    { of: { tourSlug: 'discovering-shiva' }, given: { tourId: 't1', tourTitle: 'Discovering Shiva' } },
    { answers: { [availability]: departures, ...answers } },
  );
type Panel = Awaited<ReturnType<typeof panel>>;

const choose = ({ getByLabelText }: Panel, { dateId }: Availability) =>
  fireEvent.change(getByLabelText('Departure date'), { target: { value: dateId } });

async function toDetails(shown: Panel) {
  choose(shown, open);
  fireEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
  return within(await shown.findByRole('form', { name: 'Traveller details' }));
}

describe('the booking panel', () => {
  it('asks for a date first, in the words of the rules', async () => {
    const shown = await panel([open]);
    fireEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
    expect(shown.toast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please select a departure date.',
    });
  });

  it('reckons by what the operator has set, and says when the balance is due', async () => {
    const shown = await panel([open]);
    choose(shown, open);
    shown.getByText('Deposit today (30%)');
    shown.getByText('$747');
    shown.getByText('Balance, by Dec 23, 2098, end of day IST');
  });

  it('asks for everything, the country code included, before anything is sent', async () => {
    const shown = await panel([open]);
    const form = await toDetails(shown);
    form.getByText('Please select your country code');
    fireEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    expect(shown.toast()?.description).toBe('Please fill in all required fields including country code.');
    expect(shown.http.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('says before paying what the kitchens cannot serve', async () => {
    const form = await toDetails(await panel([open]));
    form.getByText('All meals are vegetarian. Served: Vegan, Jain.');
    fireEvent.change(form.getByLabelText(/Diet and allergies/), { target: { value: 'halal' } });
    form.getByText(/Kosher or halal certified kitchens/);
  });

  it('offers the waitlist for a date that is sold out, and no way to reserve', async () => {
    const shown = await panel([open, soldOut]);
    await act(async () => choose(shown, soldOut));
    expect(await shown.findByRole('form', { name: 'Waitlist' })).toBeTruthy();
    expect(shown.queryByRole('button', { name: 'Reserve Your Spot' })).toBeNull();
  });

  it('is an inquiry where there are no dates', async () => {
    const shown = await panel([]);
    expect(await shown.findByRole('form', { name: 'Inquiry' })).toBeTruthy();
  });

  it.each([
    ['leads.departure_full', { free: 0 }, 'This date is sold out now. Choose another, or join the waitlist.'],
    [
      'leads.price_changed',
      { currency: 'USD', amount: 2_600, depositAmount: 780 },
      'It is now $2,600 in all. Nothing was charged. Please look at the new amounts and confirm.',
    ],
  ])('says what has happened meanwhile: %s', async (code, details, words) => {
    const shown = await panel([open], { [session]: new FakeProblem(409, code, 'no', details) });
    const form = await toDetails(shown);
    for (const [label, value] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', 'asha@example.org'],
      ['Phone', '91234567'],
    ] as const)
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fireEvent.click(form.getByRole('button', { name: /Country code/ }));
    fireEvent.click(await shown.findByRole('option', { name: /Norway/ }));
    fireEvent.click(form.getByRole('checkbox', { name: /I accept/ }));
    fireEvent.click(form.getByRole('button', { name: 'Pay deposit $747' }));
    expect(await shown.findByText(words)).toBeTruthy();
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ amount: 2_490, depositAmount: 747, quantity: 1 });
  });
});
