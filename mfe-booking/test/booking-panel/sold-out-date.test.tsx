import { describe, expect, it } from '@jest/globals';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem } from '@valam/mfe-kit/testing';
import {
  aDeparture,
  availabilityRoute,
  bookingPanel,
  chooseDate,
  type DetailsForm,
} from '../kit/booking-panel';
import { enter } from '../kit/enter';

const open = aDeparture();
const soldOut = aDeparture({
  dateId: '7e0c2d0e-6a0b-4c4e-9f52-0c8a2f5d1e02',
  free: 0,
  bookingStatus: 'Sold Out',
  roomOptions: [
    { id: 'single', name: 'Single room', supplement: { USD: 300, EUR: 280, GBP: 240, INR: 24_000 } },
  ],
});

async function fillInWaitlist(form: Pick<DetailsForm, 'getByLabelText'>): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Email', 'asha@example.org'],
  ] as const)
    await enter(form.getByLabelText(label), value);
}

describe('a sold-out date', () => {
  it('offers the waitlist, marks its missing fields, and cannot be reserved', async () => {
    const shown = await bookingPanel([open, soldOut]);
    await act(() => chooseDate(shown, soldOut));
    const form = within(await shown.findByRole('form', { name: 'Waitlist' }));
    await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
    const first = form.getByLabelText('First name');
    await waitFor(() => expect(document.activeElement).toBe(first));
    for (const label of ['First name', 'Last name', 'Email'])
      expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    form.getByText('Please enter your email address');
    expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(shown.queryByRole('button', { name: 'Reserve Your Spot' })).toBeNull();
    expect(shown.queryByRole('group', { name: 'Room' })).toBeNull();
    expect(shown.queryByText(/Card payment/)).toBeNull();
  });

  it('keeps showing that the traveler is on the waitlist after they joined', async () => {
    const receipt = { id: soldOut.dateId, position: 0, statusUrl: '/' };
    const shown = await bookingPanel([open, soldOut], { 'POST /api/waitlist': receipt });
    await act(() => chooseDate(shown, soldOut));
    const form = within(await shown.findByRole('form', { name: 'Waitlist' }));
    await fillInWaitlist(form);
    await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
    const notice = (await shown.findByText('You are on the waitlist')).closest('[role="status"]');
    expect(document.activeElement).toBe(notice?.parentElement);
    expect(shown.queryByRole('form', { name: 'Waitlist' })).toBeNull();
  });
});

it('a date that has free seats again can be booked, as the refusal of its waitlist says', async () => {
  let free = 0;
  const shown = await bookingPanel([], {
    [availabilityRoute]: () => [aDeparture({ free })],
    'POST /api/waitlist': () => {
      free = 2;
      return new FakeProblem(409, 'leads.seats_available', 'This date has free seats, so you can book now.');
    },
  });
  await act(() => chooseDate(shown, open));
  const form = within(await shown.findByRole('form', { name: 'Waitlist' }));
  await fillInWaitlist(form);
  await userEvent.click(form.getByRole('button', { name: 'Join the waitlist' }));
  await shown.findByRole('button', { name: 'Reserve Your Spot' });
  expect(shown.toast()?.description).toBe('This date has free seats, so you can book now.');
});

describe('a closed or canceled date', () => {
  it('offers no waitlist, which the service would refuse, and does not show its seats as taken', async () => {
    const closed = aDeparture({ dateId: soldOut.dateId, free: 0, sold: 0, status: 'closed' });
    const shown = await bookingPanel([open, closed]);
    await act(() => chooseDate(shown, closed));
    await shown.findByText('This date can no longer be booked. Please choose another one.');
    expect(shown.queryByRole('form', { name: 'Waitlist' })).toBeNull();
    expect(shown.queryByText('All 12 seats taken')).toBeNull();
    shown.getByRole('option', { name: /· Closed$/ });
  });
});
