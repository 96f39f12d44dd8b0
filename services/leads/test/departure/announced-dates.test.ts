import { expect, it } from '@jest/globals';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** The status of a date for a receiver that, like catalog, ignores events without a newer version. */
async function statusElsewhere(departureId: string): Promise<string | undefined> {
  const events = await leads.emittedEvents(seatsChanged);
  const known = { version: 0, status: undefined as string | undefined };
  for (const { payload } of events)
    if (payload.departureId === departureId && payload.version > known.version)
      Object.assign(known, { version: payload.version, status: payload.status });
  return known.status;
}

it('a date that is closed and opened without a sale is announced each time, in an order that receivers can tell', async () => {
  const { act } = backOfficeOf(leads);
  const { departureId } = await aDeparture(leads);
  expect(await statusElsewhere(departureId)).toBe('open');
  await act('departures', departureId, 'close');
  expect(await statusElsewhere(departureId)).toBe('closed');
  await act('departures', departureId, 'open');
  expect(await statusElsewhere(departureId)).toBe('open');
});

it('a canceled date without bookings is announced as canceled', async () => {
  const { departureId } = await aDeparture(leads);
  const reason = 'Too few travelers.';
  await backOfficeOf(leads).act('departures', departureId, 'cancel', { reason });
  expect(await statusElsewhere(departureId)).toBe('cancelled');
});
