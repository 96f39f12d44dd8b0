import { expect, it } from '@jest/globals';
import * as bookingRpc from '@valam/contracts/leads/booking.rpc';
import * as shareRpc from '@valam/contracts/leads/share.rpc';
import { formatDayRange } from '@valam/contracts/shared/days';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { mostOwnChangesADay } from '../../src/manage/change-own-booking.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { pageId, refusal } from '../kit/builders.js';
import { aDepartureIn } from '../kit/days.js';
import { mails } from '../kit/paid-booking.js';
import { aCompanion, invite, sharePage, shareToken, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

const shared = async () => {
  const made = await threeTravelers(leads);
  const { tourId } = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
    id: made.booking.departureId,
  });
  const later = await aDepartureIn(leads, 240, { tourId: tourId ?? '' });
  const [ben, cleo] = [aCompanion(), aCompanion()];
  await invite(leads, made.token, [ben, cleo]);
  return { ...made, later, ben, cleo };
};
type Companion = Awaited<ReturnType<typeof shared>>['ben'];

const inShareState = (companion: Companion, state: string) =>
  waitFor(async () => {
    const share = await leads.dataSource.manager.findOneByOrFail(ShareEntity, { email: companion.email });
    return share.state === state;
  });
const told = async ({ email }: Companion) =>
  (await mails(leads, 'share-moved', email)).map(({ data }) => data);

const moveBy = (id: string, input: object) =>
  backOfficeOf(leads).act('bookings', id, 'move', { ...input, reason: 'Asked for on the phone' });

it('companions who have paid or may still pay get the new dates when staff move their booking', async () => {
  const { booking, later, ben, cleo } = await shared();
  await leads.sandbox.pay(await sharePage(leads, ben));
  await inShareState(ben, 'paid');
  await moveBy(booking.id, { dateId: later.departureId });
  const dates = formatDayRange(later.startDate, later.endDate);
  const [bens] = await told(ben);
  expect(bens).toMatchObject({ share: { dates }, isOpen: false, isSettled: true });
  expect(bens?.['formerDates']).not.toBe(dates);
  expect(await told(cleo)).toMatchObject([{ share: { dates }, isOpen: true, isSettled: false }]);
  // The new due day of the share is in that email.
  expect(await mails(leads, 'share-invitation', cleo.email)).toHaveLength(1);
});

it('a companion whose share the lead traveler has paid gets the new dates if the form is filled in', async () => {
  const { token, later, ben, cleo } = await shared();
  const emergencyContact = { name: 'Eva Berg', phone: '+4915112345678' };
  const traveller = { fullName: 'Ben Berg', dateOfBirth: '1980-04-01', emergencyContact };
  await leads.rpc.call(shareRpc.saveShareTraveller, { token: await shareToken(leads, ben), traveller });
  const { url } = await leads.rpc.call(bookingRpc.payBalance, { token, part: 'all' });
  await leads.sandbox.pay(pageId(url));
  await inShareState(ben, 'covered');
  await leads.rpc.call(bookingRpc.changeDate, { token, dateId: later.departureId });
  expect(await told(ben)).toMatchObject([{ isOpen: false, isSettled: true }]);
  expect(await told(cleo)).toEqual([]);
});

it('a companion who no longer travels, or whose dates are unchanged, gets no email about new dates', async () => {
  const { token, booking, later, ben, cleo } = await shared();
  const { shares } = await leads.rpc.call(bookingRpc.getBooking, { token });
  const cleos = shares?.shares.find(({ email }) => email === cleo.email);
  await leads.rpc.call(shareRpc.withdrawShare, { token, id: cleos?.id ?? '' });
  await moveBy(booking.id, { quantity: 2 });
  expect(await told(ben)).toEqual([]);
  await moveBy(booking.id, { dateId: later.departureId });
  expect(await told(ben)).toHaveLength(1);
  expect(await told(cleo)).toEqual([]);
});

it('a companion with a lapsed share and a form gets the new dates, without the claim that all is paid', async () => {
  const { booking, later, ben } = await shared();
  const emergencyContact = { name: 'Eva Berg', phone: '+4915112345678' };
  const traveller = { fullName: 'Ben Berg', dateOfBirth: '1980-04-01', emergencyContact };
  await leads.rpc.call(shareRpc.saveShareTraveller, { token: await shareToken(leads, ben), traveller });
  const lapsed = { state: 'lapsed', endedAt: leads.clock.now() } as const;
  await leads.dataSource.manager.update(ShareEntity, { email: ben.email }, lapsed);
  await moveBy(booking.id, { dateId: later.departureId });
  expect(await told(ben)).toMatchObject([{ isOpen: false, isSettled: false }]);
});

it('a lead traveler who changes the date repeatedly cannot flood companions with emails', async () => {
  const { booking, token, later, ben } = await shared();
  const dates = [later.departureId, booking.departureId];
  const move = (time: number) =>
    leads.rpc.call(bookingRpc.changeDate, { token, dateId: dates[time % dates.length] ?? '' });
  for (let time = 0; time < mostOwnChangesADay; time++) await move(time);
  expect((await refusal(move(mostOwnChangesADay))).code).toBe('leads.action_refused');
  expect(await told(ben)).toHaveLength(mostOwnChangesADay);
  await leads.advance(86_400_000);
  await move(mostOwnChangesADay);
  expect(await told(ben)).toHaveLength(mostOwnChangesADay + 1);
});

it('a companion whose share has a new due day gets no reminder right after the email about it', async () => {
  const { booking, later, ben } = await shared();
  await leads.advance(86_400_000);
  const sooner = await aDepartureIn(leads, 42, { tourId: later.tourId });
  await moveBy(booking.id, { dateId: sooner.departureId });
  expect(await told(ben)).toHaveLength(1);
  await leads.get(WatchShares).sweep();
  expect(await mails(leads, 'share-reminder', ben.email)).toEqual([]);
});

it('a lead traveler who withdraws a share and invites the same person over and over cannot flood them with emails', async () => {
  const { token } = await threeTravelers(leads);
  const ben = aCompanion();
  const inviteAndWithdraw = async () => {
    const { shares } = await invite(leads, token, [ben]);
    await leads.rpc.call(shareRpc.withdrawShare, { token, id: shares.at(-1)?.id ?? '' });
  };
  for (let time = 0; time < 3; time += 1) await inviteAndWithdraw();
  expect((await refusal(inviteAndWithdraw())).details).toMatchObject({
    fields: { 'companions.0.email': expect.stringMatching(/invited several times/) },
  });
  await leads.advance(10 * 60_000);
  await inviteAndWithdraw();
  expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(4);
});

it('a lead traveler cannot flood a mailbox by inviting its other addresses', async () => {
  const { token } = await threeTravelers(leads);
  const inviteAndWithdraw = async (time: number) => {
    const { shares } = await invite(leads, token, [{ ...aCompanion(), email: `mira+${time}@example.org` }]);
    await leads.rpc.call(shareRpc.withdrawShare, { token, id: shares.at(-1)?.id ?? '' });
  };
  for (let time = 0; time < 3; time += 1) await inviteAndWithdraw(time);
  expect((await refusal(inviteAndWithdraw(3))).details).toMatchObject({
    fields: { 'companions.0.email': expect.stringMatching(/invited several times/) },
  });
});
