import { expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { money } from '@valam/contracts/shared/money';
import type { EventPayload } from '@valam/contracts/shared/define';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, refusal } from '../kit/builders.js';
import { aPaidBooking, bookingOf, tokenOf } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();
const usd = (amountMinor: number) => money(amountMinor, 'USD');
const quoteFor = (token: string, quantity: number) => leads.rpc.call(rpc.quoteGroupSize, { token, quantity });

async function becomesDearer(offer: EventPayload<typeof departureOffered>) {
  const prices = { USD: 2_990, EUR: 2_790, GBP: 2_490, INR: 249_000 };
  await leads.receive(departureOffered, { ...offer, prices, version: 2 });
  const { departureId: id } = offer;
  await waitFor(() => leads.dataSource.manager.existsBy(DepartureEntity, { id, catalogVersion: 2 }));
}

it('a changed group keeps its agreed price; additional travelers pay the current one', async () => {
  const offer = await aDeparture(leads);
  const { booking, token } = await aPaidBooking(leads, offer, { quantity: 3, payInFull: true });
  await becomesDearer(offer);
  expect(await quoteFor(token, 2)).toMatchObject({
    newTotal: usd(498_000),
    refund: usd(249_000),
    newBalance: usd(0),
  });
  expect(await quoteFor(token, 4)).toMatchObject({ newTotal: usd(1_046_000), newBalance: usd(299_000) });
  await leads.rpc.call(rpc.changeGroupSize, { token, quantity: 2, expectedTotal: usd(498_000) });
  expect(await bookingOf(leads, booking.ref)).toMatchObject({ state: 'paid', priceUsdMinor: 498_000 });
});

it('a changed group keeps earlier refunds of its price', async () => {
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), {
    quantity: 3,
    payInFull: true,
  });
  const { act } = backOfficeOf(leads);
  await act('bookings', booking.id, 'refund', { amount: usd(30_000), reason: 'The lake was closed.' });
  expect(await quoteFor(token, 2)).toMatchObject({ newTotal: usd(478_000), newBalance: usd(0) });
});

it('a changed group keeps earlier refunds of its price beside the whole discount of its code', async () => {
  const { create, act } = backOfficeOf(leads);
  await create('promo-codes', { code: 'AGREED10', label: 'Diwali', percent: 10 });
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), {
    ...{ quantity: 3, payInFull: true, promoCode: 'AGREED10' },
    ...{ amount: 6_723, depositAmount: 1_345 },
  });
  expect(await quoteFor(token, 2)).toMatchObject({ newTotal: usd(448_200) });
  await act('bookings', booking.id, 'refund', { amount: usd(30_000), reason: 'The lake was closed.' });
  // Two thirds of 6,423.
  expect(await quoteFor(token, 2)).toMatchObject({ newTotal: usd(428_200), newBalance: usd(0) });
  expect(await quoteFor(token, 4)).toMatchObject({ newTotal: usd(642_300 + 224_100) });
});

it('a smaller group that has paid in full has no cents left to pay, however its discount is rounded', async () => {
  await backOfficeOf(leads).create('promo-codes', { code: 'CENTS10', label: 'Diwali', percent: 10 });
  const prices = { USD: 2_495, EUR: 2_290, GBP: 1_990, INR: 199_000 };
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads, { prices }), {
    ...{ quantity: 3, payInFull: true, promoCode: 'CENTS10' },
    ...{ amount: 6_736, depositAmount: 1_347 },
  });
  expect(await quoteFor(token, 2)).toMatchObject({
    newTotal: usd(449_100),
    refund: usd(224_500),
    newBalance: usd(0),
  });
  await leads.rpc.call(rpc.changeGroupSize, { token, quantity: 2, expectedTotal: usd(449_100) });
  expect(await bookingOf(leads, booking.ref)).toMatchObject({ state: 'paid', balanceDueAt: null });
});

it('a changed group keeps the total that was agreed by phone', async () => {
  const { departureId: dateId } = await aDeparture(leads);
  const { create, act } = backOfficeOf(leads);
  const person = { firstName: 'Ravi', lastName: 'Iyer', email: 'agreed@example.org' };
  const order = { dateId, quantity: 4, currency: 'USD', total: usd(800_000), ...person };
  const { id, ref } = await create('bookings', order, 'sales');
  await act('bookings', id, 'offline-payment', { amount: usd(160_000), reason: 'Bank transfer' });
  const token = tokenOf(leads, await bookingOf(leads, String(ref)));
  expect(await quoteFor(token, 3)).toMatchObject({ newTotal: usd(600_000) });
});

it('travelers who join a fully refunded booking have the dollar value of their payment, so that the commission does', async () => {
  const { create, act } = backOfficeOf(leads);
  await create('promo-codes', { code: 'JOIN333', label: 'Friends', amountUSD: 333 });
  const amounts = { amount: 2_157, depositAmount: 431, promoCode: 'JOIN333' };
  const paid = await aPaidBooking(leads, await aDeparture(leads), { ...amounts, payInFull: true });
  const { booking, token } = paid;
  await act('bookings', booking.id, 'refund', { amount: usd(booking.totalMinor), reason: 'All of it.' });
  await leads.rpc.call(rpc.changeGroupSize, { token, quantity: 2 });
  const { totalMinor, priceUsdMinor } = await bookingOf(leads, booking.ref);
  expect([totalMinor, priceUsdMinor]).toEqual([249_000, 249_000]);
});

it('staff change a group only for the previewed amounts', async () => {
  const offer = await aDeparture(leads);
  const { booking } = await aPaidBooking(leads, offer, { quantity: 3, payInFull: true });
  const { act } = backOfficeOf(leads);
  const preview = () => act('bookings', booking.id, 'move-preview', { quantity: 4 });
  const move = ({ newTotal, refund }: Record<string, unknown>) =>
    act('bookings', booking.id, 'move', {
      ...{ quantity: 4, reason: 'By telephone.', agreed: { newTotal, refund } },
    });
  const before = await preview();
  expect(before).toMatchObject({ newTotal: usd(996_000), refund: usd(0) });
  await becomesDearer(offer);
  const { code, message } = await refusal(move(before));
  expect([code, message]).toEqual(['admin.refused', expect.stringContaining('would be $10,460 by now')]);
  expect(await bookingOf(leads, booking.ref)).toMatchObject({ quantity: 3, totalMinor: 747_000 });
  await move(await preview());
  expect(await bookingOf(leads, booking.ref)).toMatchObject({ quantity: 4, totalMinor: 1_046_000 });
});
