import { expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { addDays, formatDayRange, istDay } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { FollowDays } from '../../src/manage/follow-days.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { MoveOffers } from '../../src/waitlist/move-offers.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture } from '../kit/builders.js';
import { aDepartureIn } from '../kit/days.js';
import { aPaidBooking, bookingOf, mails } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { aCompanion, invite, sharePage } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';
import { buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const { transferByStaff } = transfersOf(leads);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Offer = Awaited<ReturnType<typeof aDeparture>>;
const first = { startDate: '2027-06-01', endDate: '2027-06-10' };
const second = { startDate: '2027-06-15', endDate: '2027-06-24' };
const third = { startDate: '2027-07-01', endDate: '2027-07-10' };
const datesOf = ({ startDate, endDate }: typeof first) => formatDayRange(startDate, endDate);

const changeDays = async (offer: Offer, days: typeof first, version = 2) => {
  await leads.receive(departureOffered, { ...offer, ...days, version });
  const changed = { id: offer.departureId, catalogVersion: version };
  await waitFor(() => leads.dataSource.manager.existsBy(DepartureEntity, changed));
};
const later = async (ms = hourMs) => {
  await leads.advance(ms);
  await settled(leads);
};
const read = async ({ email }: { email: string }) =>
  (await mails(leads, 'departure-moved', email)).map(({ data }) => data);
const view = (token: string) => leads.rpc.call(bookingRpc.getBooking, { token });

it('a traveler gets the new days of a departure in one email, and the balance is due accordingly', async () => {
  const offer = await aDeparture(leads);
  const { booking, token } = await aPaidBooking(leads, offer);
  const changedAt = leads.clock.now().toISOString();
  await changeDays(offer, second);
  await settled(leads);
  expect(await read(booking)).toEqual([]);
  await later();
  const balanceDue = 'May 16, 2027, end of day IST';
  const email = { formerDates: datesOf(first), booking: { dates: datesOf(second), balanceDue } };
  expect(await read(booking)).toMatchObject([email]);
  expect(String((await read(booking))[0]?.['calendarUrl'])).toContain(`/api/bookings/${token}/calendar.ics`);
  expect(await view(token)).toMatchObject({ ...second, balanceDueAt: '2027-05-16T18:29:59.999Z' });
  // Commissions are released based on the days of the trip.
  const [announced] = (await leads.emittedEvents(bookingChanged)).slice(-1);
  expect(announced?.payload).toMatchObject({ bookingId: booking.id, ...second });
  await leads.get(FollowDays).run({ departureId: offer.departureId, formerDays: first, changedAt });
  expect(await read(booking)).toHaveLength(1);
});

it('two changes within an hour cause one email, a reverted change none, and the next change another one', async () => {
  const [twice, back] = [await aDeparture(leads), await aDeparture(leads)];
  const [one, other] = [await aPaidBooking(leads, twice), await aPaidBooking(leads, back)];
  await changeDays(twice, second);
  await changeDays(back, second);
  await later(minuteMs);
  await changeDays(twice, third, 3);
  await changeDays(back, first, 3);
  await later(hourMs - minuteMs);
  await later(minuteMs);
  expect(await read(one.booking)).toMatchObject([
    { formerDates: datesOf(first), booking: { dates: datesOf(third) } },
  ]);
  expect(await read(other.booking)).toEqual([]);
  await changeDays(twice, second, 4);
  await later();
  expect((await read(one.booking)).slice(1)).toMatchObject([
    { formerDates: datesOf(third), booking: { dates: datesOf(second) } },
  ]);
});

it('a traveler who has canceled, moved away, or booked after the change gets no email about it', async () => {
  const offer = await aDeparture(leads);
  const elsewhere = await aDeparture(leads, { tourId: offer.tourId, ...third });
  const gone = await aPaidBooking(leads, offer);
  const moved = await aPaidBooking(leads, offer);
  const arrived = await aPaidBooking(leads, elsewhere);
  const office = backOfficeOf(leads);
  await changeDays(offer, second);
  await leads.advance(minuteMs);
  await office.act('bookings', gone.booking.id, 'cancel', { reason: 'By phone' });
  await office.act('bookings', moved.booking.id, 'move', { dateId: elsewhere.departureId, reason: 'Asked' });
  await office.act('bookings', arrived.booking.id, 'move', { dateId: offer.departureId, reason: 'Asked' });
  const late = await aPaidBooking(leads, offer);
  await later();
  for (const { booking } of [gone, moved, arrived, late]) expect(await read(booking)).toEqual([]);
});

it('a person who takes over a booking gets no email about days from before the transfer, but about later ones', async () => {
  const [once, back, twice] = [await aDeparture(leads), await aDeparture(leads), await aDeparture(leads)];
  const offers = [once, back, twice];
  const owned = await Promise.all(offers.map((offer) => aPaidBooking(leads, offer)));
  for (const offer of offers) await changeDays(offer, second);
  await later(minuteMs);
  const heirs = owned.map((_, at) => ({ ...buyer, email: `heir-${at}@example.org` }));
  for (const [at, { booking }] of owned.entries()) await transferByStaff(booking.id, heirs[at]);
  await changeDays(back, first, 3);
  await changeDays(twice, third, 3);
  await later();
  const [ofOnce = [], ofBack = [], ofTwice = []] = await Promise.all(heirs.map(read));
  expect(ofOnce).toEqual([]);
  expect(ofBack).toMatchObject([{ formerDates: datesOf(second), booking: { dates: datesOf(first) } }]);
  expect(ofTwice).toMatchObject([{ formerDates: datesOf(second), booking: { dates: datesOf(third) } }]);
  // The balance follows the days all the same.
  const { balanceDueAt } = await bookingOf(leads, owned[0]?.booking.ref ?? '');
  expect(balanceDueAt?.toISOString()).toBe('2027-05-16T18:29:59.999Z');
  await changeDays(once, third, 3);
  await later();
  expect(await read(heirs[0] ?? buyer)).toMatchObject([{ formerDates: datesOf(second) }]);
});

it('past days are a mistake that no traveler sees: the next email names the days before', async () => {
  const offer = await aDeparture(leads);
  const { booking, token } = await aPaidBooking(leads, offer);
  const { balanceDueAt } = await view(token);
  await changeDays(offer, { startDate: '2026-06-15', endDate: '2026-06-24' });
  await later();
  expect(await read(booking)).toEqual([]);
  expect((await view(token)).balanceDueAt).toBe(balanceDueAt);
  const alerts = (await mails(leads, 'operator-alert')).map(({ data }) => String(data['text']));
  expect(alerts.some((text) => text.includes('Jun 15 – 24, 2026') && /get no email/.test(text))).toBe(true);
  await changeDays(offer, second, 3);
  await later();
  expect(await read(booking)).toMatchObject([{ formerDates: datesOf(first) }]);
});

it('another last day alone does not move the balance', async () => {
  const offer = await aDeparture(leads);
  const { booking, token } = await aPaidBooking(leads, offer);
  const { balanceDueAt } = await view(token);
  await changeDays(offer, { ...first, endDate: '2027-06-11' });
  await later();
  expect(await read(booking)).toMatchObject([{ booking: { dates: 'Jun 01 – 11, 2027' } }]);
  expect((await view(token)).balanceDueAt).toBe(balanceDueAt);
});

it('companions get the new days once, and their shares are due before the new due day of the balance', async () => {
  const offer = await aDepartureIn(leads, 200);
  const { token } = await aPaidBooking(leads, offer, { quantity: 3 });
  const [ben, cleo] = [aCompanion(), aCompanion()];
  await invite(leads, token, [ben, cleo]);
  await leads.sandbox.pay(await sharePage(leads, ben));
  await settled(leads);
  const shareOf = ({ email }: { email: string }) =>
    leads.dataSource.manager.findOneByOrFail(ShareEntity, { email });
  const { dueOn } = await shareOf(cleo);
  await changeDays(offer, { startDate: addDays(offer.startDate, 10), endDate: addDays(offer.endDate, 10) });
  await later();
  const formerDates = datesOf(offer);
  const toCompanion = async ({ email }: { email: string }) =>
    (await mails(leads, 'share-moved', email)).map(({ data }) => data);
  expect(await toCompanion(ben)).toMatchObject([{ formerDates, isOpen: false, isSettled: true }]);
  expect(await toCompanion(cleo)).toMatchObject([{ formerDates, isOpen: true }]);
  expect(await mails(leads, 'share-invitation', cleo.email)).toHaveLength(1);
  expect((await shareOf(cleo)).dueOn).toBe(addDays(dueOn, 10));
});

it('installments end on the new due day of the balance', async () => {
  const offer = await aDepartureIn(leads, 200);
  const { token } = await aPaidBooking(leads, offer);
  await leads.rpc.call(bookingRpc.startPaymentPlan, { token, installments: 3 });
  await changeDays(offer, { startDate: addDays(offer.startDate, 30), endDate: addDays(offer.endDate, 30) });
  await later();
  const { plan, balanceDueAt } = await view(token);
  expect(istDay(new Date(balanceDueAt ?? ''))).toBe(offer.startDate);
  expect(plan?.installments.at(-1)?.dueOn).toBe(offer.startDate);
});

it('a waitlist offer is sent again with the new days, once', async () => {
  const offer = await aDeparture(leads, { firstCapacity: 2 });
  const { booking } = await aPaidBooking(leads, offer, { quantity: 2 });
  const email = 'offered@example.org';
  const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 2 };
  await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
  await backOfficeOf(leads).act('bookings', booking.id, 'cancel', { reason: 'By phone' });
  const changedAt = leads.clock.now().toISOString();
  await changeDays(offer, second);
  await later();
  await leads.get(MoveOffers).run({ departureId: offer.departureId, formerDays: first, changedAt });
  const offers = (await mails(leads, 'waitlist-offer', email)).map(({ data }) => data);
  expect(offers).toHaveLength(2);
  expect(offers[1]).toMatchObject({ formerDates: datesOf(first), dates: datesOf(second) });
});
