import { afterEach } from '@jest/globals';
import { within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import type { ShellState } from '@valam/mfe-kit/host';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { chooseNorway, enter } from './enter';

// Each test starts with a new tab.
afterEach(() => window.sessionStorage.clear());

export const availabilityRoute = 'GET /api/tours/discovering-shiva/availability';
export const sessionRoute = 'POST /api/checkout/create-booking-session';

/** A departure with five free seats of twelve. */
export const aDeparture = (changes: Partial<Availability> = {}): Availability => ({
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
  terms: { depositPercent: 20, balanceDaysBefore: 60 },
  roomOptions: [],
  ...changes,
});

export const bookingPanel = (
  departures: readonly Availability[],
  answers: Record<string, unknown> = {},
  shell: Partial<ShellState> = {},
) =>
  renderRemoteSlot(
    booking,
    'booking/BookingPanel',
    { of: { tourSlug: 'discovering-shiva' }, given: { tourId: 't1', tourTitle: 'Discovering Shiva' } },
    { answers: { [availabilityRoute]: departures, ...answers }, shell },
  );
export type Panel = Awaited<ReturnType<typeof bookingPanel>>;

export const chooseDate = ({ getByLabelText }: RenderResult, { dateId }: Pick<Availability, 'dateId'>) =>
  enter(getByLabelText('Departure date'), dateId);

/** Selects a departure and opens the form for the traveler's details. */
export async function toDetails(shown: RenderResult, departure: Pick<Availability, 'dateId'> = aDeparture()) {
  await chooseDate(shown, departure);
  await userEvent.click(shown.getByRole('button', { name: 'Reserve Your Spot' }));
  return within(await shown.findByRole('form', { name: 'Traveler details' }));
}
export type DetailsForm = Awaited<ReturnType<typeof toDetails>>;

/** Fills in all fields except for the acceptance of the terms. */
export async function fillIn(
  shown: RenderResult,
  form: DetailsForm,
  email = 'asha@example.org',
): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Email', email],
    ['Phone', '91234567'],
  ] as const)
    await enter(form.getByLabelText(label), value);
  await chooseNorway(shown);
}

export const acceptTerms = (form: DetailsForm) =>
  userEvent.click(form.getByRole('checkbox', { name: /I accept/ }));
