import { expect, it } from '@jest/globals';
import { bookingRefunded } from '@valam/contracts/leads/booking.events';
import { getBooking } from '@valam/contracts/leads/booking.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import {
  GiftCardEntity,
  GiftCardLineEntity,
  GiftCardRefundEntity,
} from '../../src/gift-card/gift-card.entity.js';
import { InvoiceEntity } from '../../src/invoice/invoice.entity.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ReadSales } from '../../src/report/read-sales.js';
import { RetryRefunds } from '../../src/refund/retry-refunds.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aGiftCard, aGiftOrder, orderGiftCard } from '../kit/gift-card.js';
import { aPaidBooking, bookingOf, mailOnceAsked, mails, signedEvent } from '../kit/paid-booking.js';
import { salesDifferences } from '../kit/sales-books.js';
import { runningLeads } from '../kit/start-leads.js';

const leads = await runningLeads();

/** Delivers the provider's event of a dispute about a payment. */
async function dispute(
  type: string,
  paymentId: string | null,
  status: string,
  amount = 1_000,
): Promise<void> {
  const object = { id: `du_${paymentId}`, object: 'dispute', payment_intent: paymentId, status, amount };
  const event = signedEvent(`charge.dispute.${type}`, object);
  expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
}

/** The latest alert to the team. */
const alert = async (title: string) =>
  waitFor(async () => (await mails(leads, 'operator-alert')).findLast(({ data }) => data['title'] === title));

it.each([
  ['won', 'The dispute about a payment is won', 'won, the payment is ours'],
  ['warning_closed', 'The dispute about a payment is won', 'won, the payment is ours'],
  ['lost', 'The dispute about a payment is lost', 'the payer has the money back'],
])(
  'the team is notified that a dispute has ended (%s), not that a payment is disputed',
  async (status, title, text) => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { providerPaymentId } = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, {
      bookingId: booking.id,
    });
    await dispute('created', providerPaymentId, 'needs_response');
    await alert('A payment is disputed');
    const before = (await mails(leads, 'operator-alert')).length;
    await dispute('closed', providerPaymentId, status);
    await waitFor(async () => (await mails(leads, 'operator-alert')).length === before + 1);
    expect(JSON.stringify((await alert(title)).data)).toContain(text);
    const history = JSON.stringify((await leads.rpc.call(getBooking, { token })).history);
    expect(history).toContain('a dispute about it is open at the bank');
    expect(history).not.toMatch(/needs_response|is ours|the payer|receipt \d{1,5}:/);
  },
);

/** A booking whose deposit was disputed and refunded by the bank. */
async function aLostDispute(amount: number, change: Parameters<typeof aPaidBooking>[2] = {}) {
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), change);
  const payment = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  await dispute('closed', payment.providerPaymentId, 'lost', amount);
  const refunds = await leads.dataSource.manager.findBy(RefundEntity, { bookingId: booking.id });
  return { booking, token, payment, refunds, after: await bookingOf(leads, booking.ref) };
}

it('a lost dispute is a refund with a credit note, and reduces the price of the booking', async () => {
  const { booking, token, payment, refunds, after } = await aLostDispute(5_000, { payInFull: true });
  expect(refunds).toEqual([
    expect.objectContaining({
      kind: 'disputed',
      state: 'refunded',
      amountMinor: 5_000,
      providerRefundId: `du_${payment.providerPaymentId}`,
    }),
  ]);
  expect(after).toMatchObject({ state: 'paid', totalMinor: booking.totalMinor - 5_000 });
  const seen = await leads.rpc.call(getBooking, { token });
  expect(seen).toMatchObject({ balance: { amountMinor: 0 }, refunded: { amountMinor: 5_000 } });
  const note = { bookingId: booking.id, kind: 'credit_note', grossMinor: 5_000 } as const;
  expect(await leads.dataSource.manager.existsBy(InvoiceEntity, note)).toBe(true);
  const [facts] = (await leads.emittedEvents(bookingRefunded)).filter(
    ({ payload }) => payload.bookingId === booking.id,
  );
  expect(facts?.payload).toMatchObject({ refundedMinor: 5_000, totalMinor: booking.totalMinor - 5_000 });
  expect(JSON.stringify((await alert('The dispute about a payment is lost')).data)).toContain(
    'is recorded as a refund',
  );
  // The bank notifies its customer; our email would look like a second refund.
  expect(await mails(leads, 'refund-made', booking.email)).toEqual([]);
});

it('a dispute never exceeds the remaining payment, and counts once', async () => {
  const { booking, payment, refunds } = await aLostDispute(9_999_999);
  expect(refunds).toEqual([expect.objectContaining({ amountMinor: payment.amountMinor })]);
  await dispute('updated', payment.providerPaymentId, 'lost', 9_999_999);
  const { manager } = leads.dataSource;
  expect(await manager.countBy(RefundEntity, { bookingId: booking.id })).toBe(1);
  const seen = await bookingOf(leads, booking.ref);
  expect(seen).toMatchObject({
    state: 'deposit_paid',
    totalMinor: booking.totalMinor - payment.amountMinor,
  });
});

it('a lost dispute about a canceled booking reduces its retained amount in the reports', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads), { payInFull: true });
  const { manager } = leads.dataSource;
  const { providerPaymentId } = await manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  const cancellation = { amount: money(100_000, 'USD'), reason: 'She is ill.' };
  await backOfficeOf(leads).act('bookings', booking.id, 'cancel', cancellation);
  await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState === 'partial');
  await dispute('closed', providerPaymentId, 'lost', 149_000);
  await leads.get(ReadSales).run();
  expect(await salesDifferences(leads.dataSource)).toEqual([]);
});

it('a manual refund at the provider is recorded once, reported to the payer, and reverted if it fails', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const { manager } = leads.dataSource;
  const payment = await manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  const said = async (type: string, status: string) => {
    const object = {
      ...{ id: `re_${booking.ref}`, object: 'refund', payment_intent: payment.providerPaymentId },
      ...{ status, amount: 2_500, currency: 'usd', metadata: {} },
    };
    const event = signedEvent(`refund.${type}`, object);
    expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
    return manager.findBy(RefundEntity, { bookingId: booking.id });
  };
  expect(await said('created', 'pending')).toEqual([]);
  expect(await said('updated', 'succeeded')).toEqual([
    expect.objectContaining({ kind: 'elsewhere', state: 'refunded', amountMinor: 2_500 }),
  ]);
  expect(await said('created', 'succeeded')).toHaveLength(1);
  expect((await bookingOf(leads, booking.ref)).totalMinor).toBe(booking.totalMinor - 2_500);
  await alert('A refund was made at the payment provider');
  await mailOnceAsked(leads, 'refund-made', booking.email);
  expect(await said('failed', 'failed')).toEqual([expect.objectContaining({ state: 'failed' })]);
  await alert('A refund failed');
});

it('a refund that failed here and was made manually at the provider counts once, and is not retried', async () => {
  const { booking } = await aPaidBooking(leads, await aDeparture(leads));
  const { manager } = leads.dataSource;
  const payment = await manager.findOneByOrFail(PaymentEntity, { bookingId: booking.id });
  const refunds = () => manager.findBy(RefundEntity, { bookingId: booking.id });
  await leads.sandbox.behave({ failRefunds: true });
  const amount = money(2_500, 'USD');
  await backOfficeOf(leads).act('bookings', booking.id, 'refund', { amount, reason: 'The room was noisy.' });
  await waitFor(async () => (await refunds())[0]?.state === 'failed');
  await leads.sandbox.behave({ failRefunds: false });
  const object = {
    ...{ id: `re_${booking.ref}`, object: 'refund', payment_intent: payment.providerPaymentId },
    ...{ status: 'succeeded', amount: 2_500, currency: 'usd', metadata: {} },
  };
  const event = signedEvent('refund.created', object);
  expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
  const made = { kind: 'manual', state: 'refunded', amountMinor: 2_500, providerRefundId: object.id };
  expect(await refunds()).toMatchObject([made]);
  await leads.get(RetryRefunds).sweep();
  expect(await refunds()).toMatchObject([made]);
  expect((await bookingOf(leads, booking.ref)).totalMinor).toBe(booking.totalMinor - 2_500);
  const atProvider = await leads.sandbox.refunds(payment.providerPaymentId ?? '');
  expect(atProvider.filter(({ status }) => status === 'succeeded')).toEqual([]);
  await mailOnceAsked(leads, 'refund-made', booking.email);
});

it('a refund of a gift card that failed here and was made manually at the provider counts once', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  const { manager } = leads.dataSource;
  const refunds = () => manager.findBy(GiftCardRefundEntity, { giftCardId: card.id });
  await leads.sandbox.behave({ failRefunds: true });
  await backOfficeOf(leads).act('gift-cards', card.id, 'refund', { reason: 'Bought twice.' });
  await waitFor(async () => (await refunds())[0]?.state === 'failed');
  await leads.sandbox.behave({ failRefunds: false });
  const object = {
    ...{ id: `re_${card.id}`, object: 'refund', payment_intent: card.providerPaymentId },
    ...{ status: 'succeeded', amount: 10_000, currency: 'usd', metadata: {} },
  };
  const event = signedEvent('refund.created', object);
  expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
  expect(await refunds()).toMatchObject([{ state: 'refunded', providerRefundId: object.id }]);
  expect(JSON.stringify((await alert('A gift card was refunded at the payment provider')).data)).toContain(
    'is not tried again',
  );
});

it('a payment that did not match its gift card is no refund of a card when it is returned', async () => {
  const order = aGiftOrder();
  const { url, sessionId: returnToken } = await orderGiftCard(leads, order);
  const payment_intent = `pi_${returnToken}`;
  const page = { id: pageId(url), object: 'checkout.session', status: 'complete', payment_status: 'paid' };
  const refund = { id: `re_${returnToken}`, object: 'refund', status: 'succeeded', amount: 1, metadata: {} };
  const events = [
    signedEvent('checkout.session.completed', { ...page, amount_total: 1, currency: 'usd', payment_intent }),
    signedEvent('refund.created', { ...refund, payment_intent }),
  ];
  for (const { body, signature } of events) expect(await leads.door.deliver(body, signature)).toBe(200);
  const { manager } = leads.dataSource;
  const card = await manager.findOneByOrFail(GiftCardEntity, { returnToken });
  expect(card).toMatchObject({ state: 'unpaid', providerPaymentId: payment_intent });
  expect(await manager.existsBy(GiftCardRefundEntity, { giftCardId: card.id })).toBe(false);
  await alert('A gift card was refunded at the payment provider');
});

it('a lost dispute about a part of a gift card counts once for any number of events', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  await dispute('updated', card.providerPaymentId, 'lost', 4_000);
  await dispute('closed', card.providerPaymentId, 'lost', 4_000);
  const { manager } = leads.dataSource;
  expect(await manager.findBy(GiftCardRefundEntity, { giftCardId: card.id })).toMatchObject([
    { state: 'refunded', amountMinor: 4_000 },
  ]);
  expect(await manager.sum(GiftCardLineEntity, 'amountMinor', { giftCardId: card.id })).toBe(6_000);
});

it('a lost dispute about a gift card is recorded as a refund, up to the price of the card', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  await dispute('created', card.providerPaymentId, 'needs_response', 99_999);
  await dispute('closed', card.providerPaymentId, 'lost', 99_999);
  await dispute('updated', card.providerPaymentId, 'lost', 99_999);
  const { manager } = leads.dataSource;
  expect(await manager.findBy(GiftCardRefundEntity, { giftCardId: card.id })).toEqual([
    expect.objectContaining({ state: 'refunded', amountMinor: 10_000 }),
  ]);
  expect(await manager.sum(GiftCardLineEntity, 'amountMinor', { giftCardId: card.id })).toBe(0);
  expect((await manager.findOneByOrFail(GiftCardEntity, { id: card.id })).state).toBe('blocked');
  await alert('The dispute about a gift card is lost');
});

it('an unblocked gift card is not blocked again by the event of a won dispute', async () => {
  const { card } = await aGiftCard(leads, { amount: 100 });
  const state = async () =>
    (await leads.dataSource.manager.findOneByOrFail(GiftCardEntity, { id: card.id })).state;
  await dispute('created', card.providerPaymentId, 'needs_response');
  expect(await state()).toBe('blocked');
  await backOfficeOf(leads).act('gift-cards', card.id, 'unblock', { reason: 'The dispute is won.' });
  await dispute('closed', card.providerPaymentId, 'won');
  expect(await state()).not.toBe('blocked');
  expect(JSON.stringify((await alert('The dispute about a gift card is won')).data)).toContain(
    'The payment is ours.',
  );
});
