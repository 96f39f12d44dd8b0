import { expect, it } from '@jest/globals';
import { backOfficeOf } from '../kit/back-office.js';
import { aDepartureIn } from '../kit/days.js';
import { aPaidBooking } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

it.each([
  [1, '1 traveler without details'],
  [2, '2 travelers without details'],
])('Today counts %d in grammatical words', async (quantity, note) => {
  const offer = await aDepartureIn(leads, 10);
  await aPaidBooking(leads, offer, { quantity });
  const { items } = await backOfficeOf(leads).list('today');
  expect(items.find(({ recordId }) => recordId === offer.departureId)).toMatchObject({ note });
});
