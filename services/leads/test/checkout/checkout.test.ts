import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { getCheckoutSession, startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { aDeparture, aRequest, pageId, refusal, startBooking } from '../kit/builders.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

describe('a booking', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const booking = (ref: string) => leads.dataSource.manager.findOneByOrFail(BookingEntity, { ref });
  const inState = (ref: string, state: string) => waitFor(async () => (await booking(ref)).state === state);
  const seats = async (slug: string) => (await leads.rpc.call(getTourAvailability, { slug }))[0];

  it('holds seats, is paid, and is confirmed by the provider’s event', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'deposit-tour' });
    const page = await startBooking(leads, offer, { quantity: 2 });
    expect(page.url).toContain('/pay/cs_test');
    expect(await seats('deposit-tour')).toMatchObject({ free: 10, sold: 0 });
    await inState(page.bookingRef, 'awaiting_payment');

    await leads.sandbox.pay(pageId(page.url));
    await inState(page.bookingRef, 'deposit_paid');
    expect(await seats('deposit-tour')).toMatchObject({ free: 10, sold: 2 });
    const shown = await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) });
    expect(shown).toMatchObject({
      state: 'deposit_paid',
      total: { amountMinor: 498_000, currency: 'USD' },
      paid: { amountMinor: 99_600, currency: 'USD' },
      balance: { amountMinor: 398_400, currency: 'USD' },
      balanceDueAt: '2027-05-02T18:29:59.999Z',
      payment: 'paid',
    });
    const events = await leads.publishedEvents(bookingDepositPaid);
    expect(events.at(-1)?.payload).toMatchObject({ capturedMinor: 99_600, priceUsdMinor: 498_000 });
  });

  it('is refused with other prices than ours', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'price-tour' });
    const problem = await refusal(startBooking(leads, offer, { amount: 1, depositAmount: 1 }));
    expect(problem).toMatchObject({
      code: 'leads.price_changed',
      details: { currency: 'USD', amount: 2_490, depositAmount: 498 },
    });
    expect(await seats('price-tour')).toMatchObject({ free: 12 });
  });

  it('is refused with the number of free seats if the date is too full', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'full-tour', firstCapacity: 3 });
    await startBooking(leads, offer, { quantity: 2 });
    const problem = await refusal(startBooking(leads, offer, { quantity: 2 }));
    expect(problem).toMatchObject({ code: 'leads.departure_full', kind: 'conflict', details: { free: 1 } });
  });

  it('is refused if the operator marked the date as sold out, despite free seats', async () => {
    const offer = await aDeparture(leads, { bookingStatus: 'SOLD OUT' });
    expect((await refusal(startBooking(leads, offer))).code).toBe('leads.departure_full');
  });

  it('is created once with one page for a hundred concurrent equal requests', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'same-request' });
    const request = aRequest(offer);
    const call = () => leads.rpc.call(startCheckout, { request, idempotencyKey: 'the-same-key' });
    const pages = await Promise.all(Array.from({ length: 100 }, call));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(await leads.dataSource.manager.countBy(BookingEntity, { departureId: offer.departureId })).toBe(1);
    expect(await seats('same-request')).toMatchObject({ free: 11 });
  });

  it('is created once for the same person, date and number, even without an idempotency key', async () => {
    const offer = await aDeparture(leads);
    const request = aRequest(offer);
    const call = () => leads.rpc.call(startCheckout, { request, idempotencyKey: null });
    const pages = await Promise.all(Array.from({ length: 50 }, call));
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(await leads.dataSource.manager.countBy(BookingEntity, { departureId: offer.departureId })).toBe(1);
  });

  it('is refused with an idempotency key of another request', async () => {
    const offer = await aDeparture(leads);
    await startBooking(leads, offer, { quantity: 1 }, 'key-of-another');
    const problem = await refusal(startBooking(leads, offer, { quantity: 3 }, 'key-of-another'));
    expect(problem.code).toBe('leads.idempotency_key_reused');
  });

  it('never sells more than twelve seats to five hundred buyers', async () => {
    const offer = await aDeparture(leads, { tourSlug: 'hot-tour' });
    const results = await Promise.allSettled(Array.from({ length: 500 }, () => startBooking(leads, offer)));
    const sold = results.filter(({ status }) => status === 'fulfilled');
    expect(sold).toHaveLength(12);
    const others = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
    expect(new Set(others.map((text) => text.split(':')[0]))).toEqual(new Set(['ProblemError']));
    expect(await seats('hot-tour')).toMatchObject({ free: 0, status: 'sold_out' });
  });
});
