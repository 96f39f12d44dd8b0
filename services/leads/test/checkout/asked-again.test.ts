import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { releaseCheckout, startCheckout } from '@valam/contracts/leads/checkout.rpc';
import { acceptOffer, joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { GiftCardEntity } from '../../src/gift-card/gift-card.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { aDeparture, aRequest, pageId, refusal } from '../kit/builders.js';
import { aGiftOrder, giftCardInState, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, inState, stockDifferences, waitlistToken } from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';

const hourMs = 3_600_000;
const leads = await runningLeads();

describe('a repeated request for a payment page', () => {
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });

  it('gets a new one with held seats if the earlier hold has lapsed', async () => {
    const request = aRequest(await aDeparture(leads));
    const idempotencyKey = randomUUID();
    const ask = () => leads.rpc.call(startCheckout, { request, idempotencyKey });
    const first = await ask();
    await leads.advance(hourMs);
    await leads.get(LapsedHolds).sweep();
    expect((await bookingOf(leads, first.bookingRef)).state).toBe('expired');
    const [second, repeat] = await Promise.all([ask(), ask()]);
    expect(second.url).not.toBe(first.url);
    expect(repeat).toEqual(second);
    expect((await bookingOf(leads, second.bookingRef)).state).toBe('awaiting_payment');
  });

  it('gets a new one with held seats if the earlier hold was released', async () => {
    const request = aRequest(await aDeparture(leads, { firstCapacity: 1 }));
    const idempotencyKey = randomUUID();
    const ask = () => leads.rpc.call(startCheckout, { request, idempotencyKey });
    const first = await ask();
    await leads.rpc.call(releaseCheckout, { id: first.sessionId ?? '' });
    const second = await ask();
    expect(second.url).not.toBe(first.url);
    expect((await bookingOf(leads, second.bookingRef)).state).toBe('awaiting_payment');
  });

  it('gets a new one for a gift card whose page has expired', async () => {
    const order = aGiftOrder({ buyerEmail: `gives-${randomUUID()}@example.org` });
    const idempotencyKey = randomUUID();
    const ask = () => orderGiftCard(leads, order, idempotencyKey);
    const first = await ask();
    expect(await ask()).toEqual(first);
    await leads.sandbox.expire(pageId(first.url));
    await giftCardInState(leads, first.sessionId, 'lapsed');
    const [second, ...others] = await Promise.all([ask(), ask(), ask()]);
    expect(second.url).not.toBe(first.url);
    expect(others).toEqual([second, second]);
    expect(await leads.dataSource.manager.countBy(GiftCardEntity, { buyerEmail: order.buyerEmail })).toBe(2);
  });

  it('is refused for a waitlist offer that was not paid in time, or is already paid', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 1 });
    const accepted = async () => {
      const sold = await aPaidBooking(leads, offer);
      const email = `waits-${randomUUID()}@example.org`;
      const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 1 };
      await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
      const token = await waitlistToken(leads, email);
      const { refund } = await leads.rpc.call(booking.quoteCancel, { token: sold.token });
      await leads.rpc.call(booking.cancelBooking, { token: sold.token, expectedRefund: refund });
      const accept = () => leads.rpc.call(acceptOffer, { token });
      return { page: await accept(), accept };
    };
    const unpaid = await accepted();
    await leads.sandbox.expire(pageId(unpaid.page.url));
    await inState(leads, unpaid.page.bookingRef, 'expired');
    expect(await refusal(unpaid.accept())).toMatchObject({
      code: 'leads.offer_over',
      message: 'This offer has ended.',
    });
    const paid = await accepted();
    await leads.sandbox.pay(pageId(paid.page.url));
    await inState(leads, paid.page.bookingRef, 'deposit_paid');
    expect(await refusal(paid.accept())).toMatchObject({
      code: 'leads.offer_over',
      message: expect.stringContaining('You have paid'),
    });
  });
});
