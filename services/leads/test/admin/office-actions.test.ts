import { randomUUID } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import { cancelBooking, quoteCancel } from '@valam/contracts/leads/booking.rpc';
import { subscribeToNewsletter } from '@valam/contracts/leads/newsletter.rpc';
import { reviewsChanged } from '@valam/contracts/leads/review.events';
import { listTourReviews } from '@valam/contracts/leads/review.rpc';
import { joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { SubscriberEntity } from '../../src/newsletter/subscriber.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ProviderEventEntity } from '../../src/payment/provider-event.entity.js';
import { PaymentProvider, ProviderRefused } from '../../src/provider/payment-provider.js';
import { ReviewEntity } from '../../src/review/review.entity.js';
import { ShareEntity } from '../../src/share/share.entity.js';
import { WaitlistEntryEntity } from '../../src/waitlist/waitlist-entry.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { chargedPlans } from '../kit/charged-plan.js';
import { aPaidBooking, inState, mails, stockDifferences } from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { aCompanion, invite, threeTravelers } from '../kit/share.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const { act, create, get } = backOfficeOf(leads);
const { manager } = leads.dataSource;

let people = 0;
/** A date whose only seat is sold, with a waitlist. */
async function aQueue(length: number) {
  const offer = await aDeparture(leads, { firstCapacity: 1 });
  const { token } = await aPaidBooking(leads, offer);
  const waiting: (() => Promise<WaitlistEntryEntity>)[] = [];
  for (let at = 0; at < length; at += 1) {
    const email = `queue-${++people}@example.org`;
    const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 1 };
    await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
    waiting.push(() => manager.findOneByOrFail(WaitlistEntryEntity, { email }));
  }
  const cancel = async () => {
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
  };
  return { offer, waiting, cancel };
}

it('a date that was taken off sale is neither sold nor offered to its waitlist, until it is back on sale', async () => {
  const { offer, waiting, cancel } = await aQueue(1);
  const stateOfFirst = async () => (await waiting[0]?.())?.state;
  await act('departures', offer.departureId, 'close', {}, 'operations');
  await cancel();
  expect(await stateOfFirst()).toBe('waiting');
  expect((await refusal(startBooking(leads, offer))).code).toBe('leads.departure_closed');
  await act('departures', offer.departureId, 'open', {}, 'operations');
  expect(await stateOfFirst()).toBe('offered');
  expect(await stockDifferences(leads)).toEqual([]);
});

it('a person whom staff remove from the waitlist gets an email, and the offered seat goes to the next entry', async () => {
  const { waiting, cancel } = await aQueue(2);
  await cancel();
  const { id, state, email } = (await waiting[0]?.()) ?? {};
  expect(state).toBe('offered');
  const withdraw = () => act('waitlist', id ?? '', 'withdraw', { reason: 'Asked by phone.' });
  await withdraw();
  const states = await Promise.all(waiting.map(async (entry) => (await entry()).state));
  expect(states).toEqual(['withdrawn', 'offered']);
  const over = (await mails(leads, 'waitlist-over', email ?? '')).map(({ data }) => String(data['reason']));
  expect(over).toEqual([expect.stringMatching(/^We have taken you off the waitlist/)]);
  expect(over.join()).not.toContain('by phone');
  expect((await refusal(withdraw())).message).toContain('ended already');
  expect(await stockDifferences(leads)).toEqual([]);
});

it('a review is rejected with a reason, published later, each with an email, and answered; the average includes published ones only', async () => {
  const slug = 'office-reviews';
  const offer = await aDeparture(leads, { tourSlug: slug });
  const { booking } = await aPaidBooking(leads, offer);
  const { tourId } = offer;
  const id = randomUUID();
  const createdAt = leads.clock.now();
  const review = { id, bookingId: booking.id, tourId, tourSlug: slug, version: 1, createdAt };
  await manager.insert(ReviewEntity, { ...review, state: 'requested', askedCount: 1 });
  const shown = () => leads.rpc.call(listTourReviews, { slug });
  const announced = async () => {
    const events = await leads.emittedEvents(reviewsChanged);
    return events.filter(({ payload }) => payload.tourId === tourId).at(-1)?.payload;
  };
  expect((await refusal(act('reviews', id, 'publish'))).message).toContain('not been written');
  await manager.update(ReviewEntity, { id }, { state: 'submitted', rating: 4, text: 'Well led.' });
  await act('reviews', id, 'publish', {}, 'content');
  expect(await shown()).toMatchObject({ count: 1, average: 4 });
  expect(await announced()).toEqual({ tourId, count: 1, average: 4 });
  await act('reviews', id, 'refuse', { reason: 'It names a guide.' });
  expect(await shown()).toEqual({ count: 0, average: null, items: [] });
  expect(await announced()).toEqual({ tourId, count: 0, average: null, isPublished: false });
  const decided = async () => (await mails(leads, 'review-decided', booking.email)).map(({ data }) => data);
  expect(await decided()).toMatchObject([{ isPublished: false, tripKind: 'tour' }]);
  expect(JSON.stringify(await decided())).not.toContain('names a guide');
  const { publishedAt } = await manager.findOneByOrFail(ReviewEntity, { id });
  await act('reviews', id, 'answer', { text: 'Thank you, Anna.' });
  await act('reviews', id, 'publish');
  expect(await shown()).toMatchObject({ items: [{ answer: { text: 'Thank you, Anna.' } }] });
  expect(await manager.findOneByOrFail(ReviewEntity, { id })).toMatchObject({
    publishedAt,
    refuseReason: null,
  });
  expect((await decided()).map(({ isPublished }) => isPublished)).toEqual([false, true]);
});

it('staff end a subscription once, with a stable end date', async () => {
  const email = 'office-subscriber@example.org';
  await leads.rpc.call(subscribeToNewsletter, { subscriber: { email, name: 'Nia' }, idempotencyKey: null });
  const subscriber = () => manager.findOneByOrFail(SubscriberEntity, { email });
  const { id } = await subscriber();
  await act('subscribers', id, 'unsubscribe');
  const { unsubscribedAt } = await subscriber();
  expect(unsubscribedAt).not.toBeNull();
  await leads.advance(3_600_000);
  await act('subscribers', id, 'unsubscribe');
  expect((await subscriber()).unsubscribedAt).toEqual(unsubscribedAt);
});

it('an invitation to pay a share can be resent while it is open; both travelers are notified of its withdrawal by staff', async () => {
  const { booking, token } = await threeTravelers(leads);
  const ben = aCompanion();
  await invite(leads, token, [ben]);
  const { id } = await manager.findOneByOrFail(ShareEntity, { email: ben.email });
  const resend = () => act('shares', id, 'resend', { reason: 'Not received.' }, 'finance');
  await resend();
  expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(2);
  await act('shares', id, 'withdraw', { reason: 'Asked by phone.' });
  expect(await mails(leads, 'share-ended', ben.email)).toHaveLength(1);
  expect(await mails(leads, 'shares-fallen-back', booking.email)).toMatchObject([
    { data: { shares: [{ name: ben.name }], isWithdrawnByOffice: true } },
  ]);
  expect((await refusal(resend())).message).toContain('no longer open');
  expect(await mails(leads, 'share-invitation', ben.email)).toHaveLength(2);
});

it('staff stop the charges to a saved card, once, with an email; the plan continues', async () => {
  const plan = await chargedPlans(leads).aChargedPlan();
  const stop = () => act('payment-plans', plan.card.planId, 'stop-charges', { reason: 'A lost card.' });
  await stop();
  expect(await plan.latestCard()).toMatchObject({ state: 'withdrawn', endReason: 'A lost card.' });
  expect((await plan.view()).plan).not.toBeNull();
  expect((await refusal(stop())).message).toContain('No card');
  const stopped = await mails(leads, 'automatic-charges-off', plan.made.email);
  expect(stopped).toMatchObject([{ data: { card: expect.stringMatching(/ending in 4242$/) } }]);
  expect(JSON.stringify(stopped)).not.toContain('A lost card');
});

it('a replayed event of the provider applies the provider’s current state', async () => {
  const page = await startBooking(leads, await aDeparture(leads));
  const objectId = pageId(page.url);
  await leads.sandbox.behave({ dropWebhooks: true });
  await leads.sandbox.pay(objectId);
  await leads.sandbox.behave({ dropWebhooks: false });
  const event = { type: 'checkout.session.completed', payload: {}, outcome: 'ignored' };
  const stored = { ...event, bookingId: null, receivedAt: leads.clock.now() };
  await manager.insert(ProviderEventEntity, { ...stored, id: 'evt_ours', objectId });
  await manager.insert(ProviderEventEntity, { ...stored, id: 'evt_other', objectId: 'cs_unknown' });
  expect((await refusal(act('webhooks', 'evt_other', 'replay'))).message).toContain('our own payment pages');
  await act('webhooks', 'evt_ours', 'replay');
  expect(await inState(leads, page.bookingRef, 'deposit_paid')).toMatchObject({ ref: page.bookingRef });
});

/** Refunds a part of a booking, with helpers to inspect the refund. */
async function aRefund(bookingId: string, amount = money(1_000, 'USD')) {
  await act('bookings', bookingId, 'refund', { amount, reason: 'The noise.' });
  const refundIn = (state: RefundEntity['state']) =>
    waitFor(() => manager.findOneBy(RefundEntity, { bookingId, state }));
  const { id } = await waitFor(() => manager.findOneBy(RefundEntity, { bookingId }));
  const made = async () =>
    (await leads.sandbox.list('refunds')).filter(({ metadata }) => metadata?.refundId === id);
  return { id, refundIn, made, retry: () => act('refunds', id, 'retry', {}, 'finance') };
}

it('a failed refund is retried by staff, and made once', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const provider = leads.get(PaymentProvider);
  jest.spyOn(provider, 'refund').mockRejectedValueOnce(new ProviderRefused('The account is closed.'));
  const refund = await aRefund(booking.id);
  await refund.refundIn('failed');
  await refund.retry();
  await refund.refundIn('refunded');
  expect((await refusal(refund.retry())).message).toContain('made already');
  expect(await refund.made()).toHaveLength(1);
  expect(await mails(leads, 'refund-made', booking.email)).toHaveLength(1);
});

it('a refund without an event is queried when staff retry it', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const refund = await aRefund(booking.id);
  await refund.refundIn('refunded');
  await settled(leads);
  // As if the response and the event had been lost.
  const lost = { state: 'pending', settledAt: null, providerRefundId: null } as const;
  await manager.update(RefundEntity, { id: refund.id }, lost);
  await refund.retry();
  await refund.refundIn('refunded');
  expect(await refund.made()).toHaveLength(1);
});

it('a refund that staff make themselves is not retried at a provider', async () => {
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'by-hand@example.org' };
  const { id } = await create('bookings', { dateId, quantity: 1, currency: 'INR', ...person }, 'sales');
  const price = money(19_900_000, 'INR');
  await act('bookings', id, 'offline-payment', { amount: price, reason: 'Bank transfer' });
  const refund = await aRefund(id, money(1_000, 'INR'));
  expect((await refusal(refund.retry())).message).toContain('by hand');
  expect(await refund.refundIn('pending')).toMatchObject({ attempt: 1 });
});

it('staff see the rooms of a departure, and a booking by phone has the one that the caller wants and names who made it', async () => {
  const { departureId: dateId } = await aDeparture(leads);
  const rooms = [
    expect.objectContaining({ id: 'single', supplement: expect.objectContaining({ EUR: 320 }) }),
  ];
  expect(await get('departures', dateId)).toMatchObject({ roomOptions: rooms });
  const caller = { firstName: 'Tele', lastName: 'Phone', email: 'single-room@example.org' };
  const { id } = await create('bookings', {
    ...{ dateId, quantity: 1, currency: 'EUR', roomOptionId: 'single' },
    ...caller,
  });
  const timeline = [expect.objectContaining({ event: 'held', actor: 'operator' }), expect.anything()];
  expect(await get('bookings', id)).toMatchObject({ roomOption: 'Single room', timeline });
});

it('staff cannot book a date that has passed, such as one of last year', async () => {
  const { departureId: dateId } = await aDeparture(leads, { startDate: '2026-02-06', endDate: '2026-02-15' });
  const caller = { firstName: 'Wrong', lastName: 'Year', email: 'wrong-year@example.org' };
  const booked = create('bookings', { dateId, quantity: 1, currency: 'USD', ...caller });
  expect((await refusal(booked)).message).toBe('This date has passed.');
});
