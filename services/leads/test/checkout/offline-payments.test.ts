import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { money } from '@valam/contracts/shared/money';
import { isTransient } from '@valam/service-kit/database/transient';
import { BookManually } from '../../src/checkout/book-manually.js';
import { lockDeparture } from '../../src/departure/stock.js';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { aDeparture, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, mailOnceAsked, tokenOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

it('a first offline payment above the price is refunded by the excess', async () => {
  const { create, act, get } = backOfficeOf(leads);
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'too-much@example.org' };
  const { id, ref } = await create('bookings', { dateId, quantity: 1, currency: 'INR', ...person }, 'sales');
  await act('bookings', id, 'offline-payment', {
    amount: money(20_000_000, 'INR'),
    reason: 'Bank transfer',
  });
  expect(await get('bookings', id)).toMatchObject({
    state: 'paid',
    kept: money(19_900_000, 'INR'),
    refunds: [{ amount: money(100_000, 'INR'), kind: 'overpaid', state: 'pending' }],
  });
  const token = tokenOf(leads, await bookingOf(leads, String(ref)));
  expect(await leads.rpc.call(getBooking, { token })).toMatchObject({
    refunded: money(0, 'INR'),
    givenBack: money(100_000, 'INR'),
  });
  const { data } = await mailOnceAsked(leads, 'booking-confirmed', person.email);
  const sums = { total: '₹199,000', paid: '₹200,000', refunded: '₹1,000', balance: '₹0' };
  expect(data).toMatchObject({ booking: sums });
});

it('staff who meet a lock timeout read that a retry may succeed', async () => {
  const { departureId: dateId } = await aDeparture(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'busy-date@example.org' };
  const order = { dateId, quantity: 1, currency: 'INR' as const, ...person };
  const error: unknown = await leads.dataSource.transaction(async (others) => {
    await lockDeparture(others, dateId);
    return leads.dataSource
      .transaction(async (tx) => {
        await tx.query(`set local lock_timeout = '50ms'`);
        return leads.get(BookManually).run(tx, order, staff('sales'));
      })
      .catch((reason: unknown) => reason);
  });
  expect(isTransient(error)).toBe(true);
});

it('a bank transfer that confirms a booking with a gift card gets the confirmation email', async () => {
  const { code } = await aGiftCard(leads, { amount: 300 });
  const email = 'with-a-card@example.org';
  const { bookingRef } = await startBooking(leads, await aDeparture(leads), { email, giftCards: [code] });
  const { id } = await bookingOf(leads, bookingRef);
  await backOfficeOf(leads).act('bookings', id, 'offline-payment', {
    amount: money(19_800, 'USD'),
    reason: 'Bank transfer',
  });
  const { data } = await mailOnceAsked(leads, 'booking-confirmed', email);
  expect(data).toMatchObject({ booking: { paid: '$498' } });
});

it('a bank transfer recorded by two operators concurrently counts once, and the second operator sees the first payment', async () => {
  const { get } = backOfficeOf(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const amount = money(100_000, 'USD');
  const recordAs = (email: string, reason: string, more = {}) =>
    backOfficeOf(leads, email).act('bookings', booking.id, 'offline-payment', { amount, reason, ...more });
  const record = (reason: string, more = {}) => recordAs('colleague@valam.example', reason, more);
  const both = await Promise.allSettled([
    recordAs('boss@valam.example', 'UTR 4471-22'),
    recordAs('boss@valam.example', 'utr 447122'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: {
      problem: {
        code: 'admin.refused',
        message: expect.stringMatching(/\$1,000 is already recorded: .+, by boss@valam\.example/i) as unknown,
      },
    },
  });
  const paid = money(149_800, 'USD');
  expect(await get('bookings', booking.id)).toMatchObject({ paid });
  expect((await refusal(record('Nothing else is known'))).code).toBe('admin.refused');
  await record('UTR 9001', { amount: money(1_000, 'USD') });
  const later = record('UTR 4471 22', { amount: money(1_100, 'USD') });
  expect((await refusal(later)).code).toBe('admin.refused');
  await record('The second half', { amount: money(1_000, 'USD'), isFurther: true });
  expect(await get('bookings', booking.id)).toMatchObject({ paid: money(151_800, 'USD') });
  await leads.advance(8 * 24 * 60 * 60_000);
  await recordAs('boss@valam.example', 'The next installment', { amount: money(1_000, 'USD') });
  await recordAs('boss@valam.example', 'One more', { amount: money(1_000, 'USD') });
  expect(await get('bookings', booking.id)).toMatchObject({ paid: money(153_800, 'USD') });
});

it('a refund ordered by two operators concurrently is made once', async () => {
  const { get } = backOfficeOf(leads);
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const amount = money(9_800, 'USD');
  const refundAs = (name: string, reason: string, more = {}) =>
    backOfficeOf(leads, `${name}@valam.example`).act('bookings', booking.id, 'refund', {
      ...{ amount, reason },
      ...more,
    });
  const both = await Promise.allSettled([
    refundAs('boss', 'The noise'),
    refundAs('colleague', 'It was noisy.'),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await get('bookings', booking.id)).toMatchObject({ kept: money(40_000, 'USD') });
  const third = await refusal(refundAs('finance', 'Noise'));
  expect(third.message).toMatch(/^Money was already refunded: .+ by (boss|colleague)@/);
  await refundAs('finance', 'The food as well', { isFurther: true });
  expect(await get('bookings', booking.id)).toMatchObject({ kept: money(30_200, 'USD') });
});

it('a part of the balance is emitted, so that the partner’s commission follows the payments', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  await backOfficeOf(leads).act('bookings', booking.id, 'offline-payment', {
    amount: money(50_000, 'USD'),
    reason: 'Bank transfer',
  });
  const told = (await leads.emittedEvents(bookingChanged)).map(({ payload }) => payload);
  expect(told.filter(({ bookingId }) => bookingId === booking.id)).toMatchObject([
    { state: 'deposit_paid', capturedMinor: 99_800, refundedMinor: 0 },
  ]);
});

it('a date without prices cannot be booked by phone, because its value is unknown', async () => {
  const { create } = backOfficeOf(leads);
  const { departureId: dateId } = await aDeparture(leads, { prices: { USD: 0, EUR: 0, GBP: 0, INR: 0 } });
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'private@example.org' };
  const order = { dateId, quantity: 1, currency: 'EUR', ...person };
  const message = expect.stringContaining('no price list') as unknown;
  for (const total of [null, money(300_000, 'EUR')])
    expect(await refusal(create('bookings', { ...order, total }, 'sales'))).toMatchObject({ message });
});
