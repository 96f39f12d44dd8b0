import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession, releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { getGiftCard, getGiftCardBalance, getGiftCardSession } from '@valam/contracts/leads/gift-card.rpc';
import { exportLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReconcileGiftCards } from '../../src/gift-card/reconcile-gift-cards.js';
import { WatchGiftCards } from '../../src/gift-card/watch-gift-cards.js';
import { PrivateLinks } from '../../src/link/private-links.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { aGiftCard, aGiftOrder, giftCardInState, giftCardProblems, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, inState, mails, stockDifferences, tokenOf } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

type Offer = Awaited<ReturnType<typeof aDeparture>>;

describe('a gift card', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(async () => {
    expect(await giftCardProblems(leads)).toEqual([]);
    await leads.stop();
  });

  const left = async (code: string) =>
    (await leads.rpc.call(getGiftCardBalance, { code })).balance.amountMinor;
  const book = (offer: Offer, giftCards: string[], change: Partial<BookingSessionRequest> = {}) =>
    startBooking(leads, offer, { giftCards, ...change });
  const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;
  const paymentsOf = (bookingId: string) =>
    leads.dataSource.manager.find(PaymentEntity, { where: { bookingId }, order: { receiptNumber: 'ASC' } });

  it('has a return address for those who have paid, and another for those who have not', async () => {
    const { sessionId } = await orderGiftCard(leads, aGiftOrder());
    const { params } = await giftCardInState(leads, sessionId, 'unpaid');
    const back = expect.stringMatching(new RegExp(`/gift-cards\\?session_id=${sessionId}$`));
    expect(params).toMatchObject({
      successUrl: expect.stringContaining(`session_id=${sessionId}&return=paid`),
      cancelUrl: back,
    });
  });

  it('is bought once for repeated requests, and delivered immediately', async () => {
    const order = aGiftOrder({ message: 'Enjoy' });
    const key = 'the-same-gift';
    const [first, again] = [await orderGiftCard(leads, order, key), await orderGiftCard(leads, order, key)];
    expect(again).toEqual(first);
    await leads.sandbox.pay(pageId(first.url));
    const card = await giftCardInState(leads, first.sessionId, 'paid');
    expect(card.codeHash).toBeNull();
    expect(await leads.rpc.call(getGiftCardSession, { id: first.sessionId })).toMatchObject({
      payment: 'paid',
      isDelivered: false,
    });
    await leads.get(WatchGiftCards).deliver();
    await leads.get(WatchGiftCards).deliver();
    expect(await mails(leads, 'gift-card-delivered', order.recipientEmail)).toHaveLength(1);
    expect(await mails(leads, 'gift-card-bought')).toHaveLength(1);
    const sent = await giftCardInState(leads, first.sessionId, 'delivered');
    const token = leads.get(PrivateLinks).token('gift_card', { id: sent.id, version: sent.linkVersion });
    expect(await leads.rpc.call(getGiftCard, { token })).toMatchObject({
      amount: { amountMinor: 50_000, currency: 'USD' },
      balance: { amountMinor: 50_000, currency: 'USD' },
      message: 'Enjoy',
    });
  });

  it('is delivered on its day at nine in India, not earlier', async () => {
    const order = aGiftOrder({ deliverOn: '2027-02-14' });
    const { url, sessionId } = await orderGiftCard(leads, order);
    await leads.sandbox.pay(pageId(url));
    const card = await giftCardInState(leads, sessionId, 'paid');
    expect(card.deliverAt.toISOString()).toBe('2027-02-14T03:30:00.000Z');
    await leads.get(WatchGiftCards).deliver();
    expect(await mails(leads, 'gift-card-delivered', order.recipientEmail)).toHaveLength(0);
  });

  it('is refused with an amount outside of the limits, or a past day', async () => {
    expect((await refusal(orderGiftCard(leads, aGiftOrder({ amount: 24 })))).kind).toBe('invalid');
    expect((await refusal(orderGiftCard(leads, aGiftOrder({ amount: 100.5 })))).kind).toBe('invalid');
    expect((await refusal(orderGiftCard(leads, aGiftOrder({ deliverOn: '2020-01-01' })))).kind).toBe(
      'invalid',
    );
  });

  it('is issued after a query if the webhook is lost', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const { url, sessionId } = await orderGiftCard(leads, aGiftOrder());
    await leads.sandbox.pay(pageId(url));
    await leads.advance(2 * 60_000);
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.get(ReconcileGiftCards).sweep();
    await giftCardInState(leads, sessionId, 'paid');
  });

  it('pays a part of the deposit, and the payment page requests the rest', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 200 });
    const page = await book(offer, [code], { giftCardAmount: 200 });
    expect(await left(code)).toBe(0);
    expect(await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) })).toMatchObject({
      amount: { amountMinor: 29_800, currency: 'USD' },
      giftCards: { amountMinor: 20_000, currency: 'USD' },
    });
    await leads.sandbox.pay(pageId(page.url));
    const { id } = await inState(leads, page.bookingRef, 'deposit_paid');
    expect((await paymentsOf(id)).map(({ method, amountMinor }) => [method, amountMinor]).sort()).toEqual([
      ['card', 29_800],
      ['gift_card', 20_000],
    ]);
    const invoices = await leads.dataSource.query<unknown[]>('select 1 from invoice where booking_id = $1', [
      id,
    ]);
    expect(invoices).toHaveLength(2);
    await waitFor(async () => (await mails(leads, 'booking-confirmed')).length === 1);
  });

  it('covers a deposit without a payment page, once for repeated requests', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 2_000 });
    const email = 'covered@example.org';
    const [one, two] = await Promise.all([book(offer, [code], { email }), book(offer, [code], { email })]);
    expect(one.url).toContain('/booking/success?session_id=');
    expect(two.bookingRef).toBe(one.bookingRef);
    const made = await bookingOf(leads, one.bookingRef);
    expect(made.state).toBe('deposit_paid');
    expect(await left(code)).toBe(200_000 - 49_800);
    expect(await stockDifferences(leads)).toEqual([]);
  });

  it('covers everything together with another one', async () => {
    const offer = await aDeparture(leads);
    const [a, b] = [await aGiftCard(leads, { amount: 2_400 }), await aGiftCard(leads, { amount: 500 })];
    const page = await book(offer, [a.code, b.code], { payInFull: true });
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('paid');
    expect([await left(a.code), await left(b.code)]).toEqual([0, 41_000]);
  });

  it('is refused if it is unknown, empty, in another currency, or has another value than displayed', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 100 });
    const inEuro = await aGiftCard(leads, { amount: 100, currency: 'EUR' });
    expect(await codeOf(book(offer, ['AAAABBBBCCCCDDDD']))).toBe('leads.gift_card_unknown');
    expect(await codeOf(book(offer, [inEuro.code]))).toBe('leads.gift_card_currency');
    expect(await codeOf(book(offer, [code], { giftCardAmount: 120 }))).toBe('leads.gift_card_changed');
    await book(offer, [code]);
    expect(await codeOf(book(offer, [code]))).toBe('leads.gift_card_empty');
  });

  it('is released with the hold', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 100 });
    const page = await book(offer, [code]);
    expect(await left(code)).toBe(0);
    await leads.rpc.call(releaseCheckout, { id: pageId(page.url) });
    expect(await left(code)).toBe(10_000);
  });

  it('gives its last dollar to one of thirty buyers', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 40 });
    const { code } = await aGiftCard(leads, { amount: 498 });
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => book(offer, [code])));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await left(code)).toBe(0);
    expect(await stockDifferences(leads)).toEqual([]);
  });

  it('is not used twice by a late payment, which is refunded', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 100 });
    await leads.sandbox.behave({ dropWebhooks: true });
    const late = await book(offer, [code]);
    await leads.sandbox.pay(pageId(late.url));
    await leads.advance(37 * 60_000);
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.get(LapsedHolds).sweep();
    await book(offer, [code]);
    await leads.get(ReconcilePayments).sweep();
    const { id } = await bookingOf(leads, late.bookingRef);
    const refund = await waitFor(() => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId: id }));
    expect(refund).toMatchObject({ kind: 'late_payment', amountMinor: 39_800 });
  });

  it('pays a part of a balance, and the rest is paid by card', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 1_000 });
    const { token } = await aPaidBooking(leads, offer);
    const before = await leads.rpc.call(booking.payBalance, { token });
    const view = await leads.rpc.call(booking.redeemGiftCards, { token, giftCards: [code] });
    expect(view.balance.amountMinor).toBe(199_200 - 100_000);
    expect(await codeOf(leads.rpc.call(booking.redeemGiftCards, { token, giftCards: [code] }))).toBe(
      'leads.gift_card_empty',
    );
    const after = await leads.rpc.call(booking.payBalance, { token });
    expect(after.url).not.toBe(before.url);
    await leads.sandbox.pay(pageId(after.url));
    await inState(leads, after.bookingRef, 'paid');
  });

  it('is refunded before the bank card that paid beside it', async () => {
    const offer = await aDeparture(leads);
    const { code } = await aGiftCard(leads, { amount: 300 });
    const page = await book(offer, [code]);
    await leads.sandbox.pay(pageId(page.url));
    const made = await inState(leads, page.bookingRef, 'deposit_paid');
    await leads.advance(72 * 3_600_000);
    const token = tokenOf(leads, made);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    // 498 dollars less a tenth.
    expect(refund.amountMinor).toBe(44_820);
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    await waitFor(async () => (await bookingOf(leads, page.bookingRef)).refundState !== 'pending');
    expect(await left(code)).toBe(30_000);
    const refunds = await leads.dataSource.manager.findBy(RefundEntity, { bookingId: made.id });
    expect(refunds.map(({ amountMinor }) => amountMinor).sort((a, b) => a - b)).toEqual([14_820, 30_000]);
    const told = (await mails(leads, 'refund-made', made.email)).map(({ data }) => [
      data['refund'],
      data['giftCard'] ?? null,
    ]);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([['$300', code.slice(-4)]]));
    expect(told).toEqual(expect.arrayContaining([['$148.20', null]]));
  });

  it('does not reveal the buyer’s address in an export for its recipient', async () => {
    const { card } = await aGiftCard(leads, { buyerEmail: 'Giver@example.org' });
    const exported = async (email: string) =>
      (await leads.rpc.call(exportLeadsData, { email })).sections.find(({ title }) => title === 'Gift cards')
        ?.records;
    const names = { buyer_name: card.buyerName, recipient_email: card.recipientEmail };
    expect(await exported(card.recipientEmail)).toMatchObject([{ ...names, buyer_email: null }]);
    expect(await exported('giver@example.org')).toMatchObject([
      { ...names, buyer_email: 'Giver@example.org' },
    ]);
  });
});
