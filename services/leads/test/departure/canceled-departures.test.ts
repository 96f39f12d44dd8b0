import { expect, it } from '@jest/globals';
import {
  cancelBooking,
  getBooking,
  payBalance,
  quoteCancel,
  redeemGiftCards,
  startPaymentPlan,
} from '@valam/contracts/leads/booking.rpc';
import { getShare } from '@valam/contracts/leads/share.rpc';
import { addDays } from '@valam/contracts/shared/days';
import { WatchBalances } from '../../src/booking/watch-balances.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { AskForTravellers } from '../../src/mail/ask-for-travellers.js';
import { WatchShares } from '../../src/manage/watch-shares.js';
import { backOfficeOf } from '../kit/back-office.js';
import { refusal } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { aDepartureIn, passTo, today } from '../kit/days.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, mailOnceAsked, mails } from '../kit/paid-booking.js';
import { aCompanion, invite, shareToken, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { aPlan, aChargedPlan, until } = chargedPlans(leads);

it('a traveler of a canceled departure gets a full refund, regardless of the cancellation policy', async () => {
  const offer = await aDepartureIn(leads, 40);
  const { booking, token } = await aPaidBooking(leads, offer, { payInFull: true });
  await leads.advance(72 * 3_600_000);
  const { refund: expectedRefund } = await leads.rpc.call(quoteCancel, { token });
  expect(expectedRefund.amountMinor).toBeLessThan(booking.totalMinor);
  const before = await leads.rpc.call(getBooking, { token });
  expect(before).toMatchObject({ isDepartureCancelled: false, actions: { cancel: { allowed: true } } });
  // The job has not reached this booking yet.
  await leads.dataSource.manager.update(
    DepartureEntity,
    { id: offer.departureId },
    { cancelledAt: leads.clock.now(), isClosed: true },
  );
  for (const call of [
    () => leads.rpc.call(quoteCancel, { token }),
    () => leads.rpc.call(cancelBooking, { token, expectedRefund }),
  ])
    expect(await refusal(call())).toMatchObject({ code: 'leads.action_refused' });
  expect((await bookingOf(leads, booking.ref)).state).toBe('paid');
  // The page does not offer actions that would be refused.
  const { isDepartureCancelled, actions } = await leads.rpc.call(getBooking, { token });
  expect(isDepartureCancelled).toBe(true);
  const { payBalance, cancel, changeDate, groupSize, transfer, travellers } = actions;
  const offered = [payBalance, cancel, changeDate, groupSize, transfer, travellers];
  expect(offered.map(({ allowed }) => allowed)).toEqual(Array(6).fill(false));
});

it('a companion is not asked to pay for a canceled departure, even before its job has reached the booking', async () => {
  const { booking, token } = await threeTravelers(leads);
  const companion = aCompanion();
  await invite(leads, token, [companion]);
  const share = async () => leads.rpc.call(getShare, { token: await shareToken(leads, companion) });
  expect(await share()).toMatchObject({ mayPay: true, ended: null });
  await leads.dataSource.manager.update(
    DepartureEntity,
    { id: booking.departureId },
    { cancelledAt: leads.clock.now(), isClosed: true },
  );
  expect(await share()).toMatchObject({ mayPay: false, ended: 'The booking was cancelled.' });
});

it('a balance can be neither split, shared nor paid for a canceled departure, even before its job has reached the booking', async () => {
  const { booking, token } = await threeTravelers(leads);
  const { code } = await aGiftCard(leads);
  const view = () => leads.rpc.call(getBooking, { token });
  const before = await view();
  expect(before.planChoices?.length).toBeGreaterThan(0);
  expect(before.shares?.refusal).toBeNull();
  await leads.dataSource.manager.update(
    DepartureEntity,
    { id: booking.departureId },
    { cancelledAt: leads.clock.now(), isClosed: true },
  );
  expect(await view()).toMatchObject({ plan: null, planChoices: [], shares: { most: 0, proposed: null } });
  for (const call of [
    () => leads.rpc.call(startPaymentPlan, { token, installments: before.planChoices?.[0]?.count ?? 0 }),
    () => invite(leads, token, [aCompanion()]),
    () => leads.rpc.call(payBalance, { token }),
    () => leads.rpc.call(redeemGiftCards, { token, giftCards: [code] }),
  ])
    expect(await refusal(call())).toMatchObject({ code: 'leads.action_refused' });
});

it('a saved card is neither announced to be charged nor charged for a canceled departure, even before its job has reached the booking', async () => {
  const { made, firstDue, announced, charges } = await aChargedPlan();
  const due = await firstDue();
  await leads.dataSource.manager.update(
    DepartureEntity,
    { id: made.departureId },
    { cancelledAt: leads.clock.now(), isClosed: true },
  );
  await until(addDays(due, -3));
  await until(due);
  expect(await announced()).toBe(0);
  expect(await charges()).toEqual([]);
});

it('nobody is reminded of a payment or of details for a canceled departure, even before its job has reached the booking', async () => {
  const ben = aCompanion();
  const { booking, token } = await threeTravelers(leads, { days: 60 });
  await invite(leads, token, [ben]);
  const { made, firstDue } = await aPlan();
  const due = await firstDue();
  for (const { departureId: id } of [booking, made])
    await leads.dataSource.manager.update(
      DepartureEntity,
      { id },
      { cancelledAt: leads.clock.now(), isClosed: true },
    );
  await passTo(leads, addDays(today(leads), 18));
  await leads.get(AskForTravellers).sweep();
  await leads.get(WatchBalances).sweep();
  await leads.get(WatchShares).sweep();
  await until(due);
  const reminders = ['balance-reminder', 'installment-reminder', 'share-reminder', 'travellers-needed'];
  for (const template of reminders)
    for (const { email } of [booking, made, ben]) expect(await mails(leads, template, email)).toEqual([]);
});

it('the email about a canceled date links to no other dates of a tour without any, because its page may not exist', async () => {
  const offer = await aDepartureIn(leads, 60, { tourSlug: 'one-date-alone' });
  const { booking } = await aPaidBooking(leads, offer);
  await backOfficeOf(leads).act('departures', offer.departureId, 'cancel', { reason: 'The road is closed.' });
  const { data } = await mailOnceAsked(leads, 'departure-cancelled', booking.email);
  expect(data).toMatchObject({ otherDatesUrl: null });
});
