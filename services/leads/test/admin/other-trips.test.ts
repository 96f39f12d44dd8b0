import { expect, it } from '@jest/globals';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it('a booking is moved only to a date of its own trip, and the office is given that as the reason', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const { act } = backOfficeOf(leads);
  const move = (dateId: string) => refusal(act('bookings', booking.id, 'move-preview', { dateId }));
  expect((await move((await aDeparture(leads)).departureId)).message).toMatch(/another trip/);
  expect((await move('11111111-1111-4111-8111-111111111111')).message).toBe('This date is not offered.');
});
