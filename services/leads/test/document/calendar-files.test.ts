import { expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { getBookingCalendar } from '@valam/contracts/leads/booking.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, startBooking } from '../kit/builders.js';
import { aPaidBooking, bookingOf, tokenOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const minuteMs = 60_000;

/** The lines of a booking's calendar file by name. */
async function eventOf(token: string): Promise<Record<string, string>> {
  const { base64 } = await leads.rpc.call(getBookingCalendar, { token });
  const lines = Buffer.from(base64, 'base64').toString().split('\r\n');
  return Object.fromEntries(lines.map((line) => line.split(/[:;](.*)/s).slice(0, 2)) as [string, string][]);
}

it('a calendar file is newer than the previous one after the departure was rescheduled', async () => {
  const offer = await aDeparture(leads);
  const { token } = await aPaidBooking(leads, offer);
  const before = await eventOf(token);
  await leads.advance(minuteMs);
  const days = { startDate: '2027-06-03', endDate: '2027-06-12' };
  await leads.receive(departureOffered, { ...offer, ...days, version: 2 });
  await waitFor(() =>
    leads.dataSource.manager.findOneBy(DepartureEntity, { id: offer.departureId, startDate: days.startDate }),
  );
  const now = await eventOf(token);
  expect(now).toMatchObject({
    UID: before['UID'],
    DTSTART: 'VALUE=DATE:20270603',
    DTEND: 'VALUE=DATE:20270613',
  });
  expect(Number(now['SEQUENCE'])).toBeGreaterThanOrEqual(Number(before['SEQUENCE']));
  expect(String(now['DTSTAMP']) > String(before['DTSTAMP'])).toBe(true);
});

it('a calendar file confirms only booked trips, not held, lapsed or canceled ones', async () => {
  const offer = await aDeparture(leads);
  const page = await startBooking(leads, offer);
  const status = async () =>
    (await eventOf(tokenOf(leads, await bookingOf(leads, page.bookingRef))))['STATUS'];
  expect(await status()).toBe('TENTATIVE');
  await leads.advance(37 * minuteMs);
  await leads.get(LapsedHolds).sweep();
  expect(await status()).toBe('CANCELLED');
  const { booking, token } = await aPaidBooking(leads, offer);
  expect((await eventOf(token))['STATUS']).toBe('CONFIRMED');
  await backOfficeOf(leads).act('bookings', booking.id, 'cancel', { reason: 'By phone' });
  expect((await eventOf(token))['STATUS']).toBe('CANCELLED');
});
