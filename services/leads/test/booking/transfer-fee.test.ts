import { afterEach, describe, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { InvoiceEntity } from '../../src/invoice/invoice.entity.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { PaymentSessionEntity } from '../../src/payment/payment-session.entity.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import {
  aPaidBooking,
  bookingOf,
  mailOnceAsked,
  mails,
  signedEvent,
  stockDifferences,
  tokenOf,
} from '../kit/paid-booking.js';
import { runningLeads } from '../kit/start-leads.js';
import { accomplice, buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const { transfer, belongsTo, returned } = transfersOf(leads);
const minuteMs = 60_000;

const feePages = (bookingId: string) =>
  leads.dataSource.manager.findBy(PaymentSessionEntity, { bookingId, purpose: 'transfer_fee' });

afterEach(async () => {
  await leads.sandbox.behave({ dropWebhooks: false, delayApiMs: 0 });
  expect(await stockDifferences(leads)).toEqual([]);
});

describe('a transfer with a fee', () => {
  it('opens one fee page for the same request, and closes it for another person', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const first = await transfer(token);
    expect((await transfer(token)).url).toBe(first.url);
    const second = await transfer(token, accomplice);
    expect(second.url).not.toBe(first.url);
    await waitFor(async () => {
      const states = (await feePages(booking.id)).map(({ state }) => state);
      return states.sort().join() === 'expired,open';
    });
  });

  it('can still be paid by who has left its page', async () => {
    const { token } = await aPaidBooking(leads, await aDeparture(leads));
    const { url, sessionId } = await transfer(token);
    expect(await leads.rpc.call(getCheckoutSession, { id: sessionId ?? '' })).toMatchObject({
      ...{ purpose: 'transfer_fee', payment: 'open', url },
      amount: { amountMinor: 200_000, currency: 'INR' },
    });
  });

  it('keeps one payable page if two people are named concurrently', async () => {
    await leads.sandbox.behave({ delayApiMs: 100 });
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const asked = await Promise.allSettled([transfer(token), transfer(token, accomplice)]);
    expect(asked.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const atProvider = () => leads.sandbox.list('checkout/sessions');
    await waitFor(async () => {
      const ids = (await feePages(booking.id)).map(({ id }) => id);
      const open = (await atProvider()).filter(
        ({ metadata, status }) => ids.includes(metadata?.sessionId ?? '') && status === 'open',
      );
      return open.length === 1;
    });
  });

  it('cannot be reverted by a fee that was paid on an older page', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await leads.sandbox.behave({ dropWebhooks: true });
    const older = await transfer(token, accomplice);
    await leads.sandbox.pay(pageId(older.url));
    const { act } = backOfficeOf(leads);
    await act('bookings', booking.id, 'transfer', { ...buyer, reason: 'Asked for by telephone.' });
    const mine = await belongsTo(booking.ref, buyer.email);
    await leads.advance(2 * minuteMs);
    await leads.get(ReconcilePayments).sweep();
    expect(await returned(booking.id)).toMatchObject({ amountMinor: 200_000, currency: 'INR' });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ email: buyer.email });
    const shown = await leads.rpc.call(rpc.getBooking, { token: tokenOf(leads, mine) });
    expect(shown.contact).toMatchObject(buyer);
    expect(await mails(leads, 'booking-taken-over', accomplice.email)).toEqual([]);
    const told = await mailOnceAsked(leads, 'former-payment-refunded', booking.email);
    expect(told?.data).toMatchObject({
      ...{ bookingRef: booking.ref, refund: '₹2,000', isLateFee: true, isByHand: false },
      name: `${booking.firstName} ${booking.lastName}`,
    });
    expect(JSON.stringify(told?.data)).not.toMatch(/\/booking\/|Ravi|Iyer/);
    expect(await mails(leads, 'refund-made', buyer.email)).toEqual([]);
    expect(await leads.rpc.call(getCheckoutSession, { id: pageId(older.url) })).toMatchObject({
      ...{ purpose: 'transfer_fee', payment: 'refunded' },
      paid: { amountMinor: 200_000, currency: 'INR' },
      givenBack: { amountMinor: 200_000, currency: 'INR' },
    });
  });

  it('is refunded, as its page states, if the booking was canceled before the payment', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await leads.sandbox.behave({ dropWebhooks: true });
    const { url } = await transfer(token);
    await leads.sandbox.pay(pageId(url));
    await backOfficeOf(leads).act('bookings', booking.id, 'cancel', {
      amount: money(0, 'USD'),
      reason: 'Asked for by telephone.',
    });
    await leads.advance(2 * minuteMs);
    await leads.get(ReconcilePayments).sweep();
    expect(await leads.rpc.call(getCheckoutSession, { id: pageId(url) })).toMatchObject({
      ...{ state: 'cancelled', payment: 'refunded' },
      givenBack: { amountMinor: 200_000, currency: 'INR' },
    });
  });

  it('is refunded if the departure was canceled before the payment, even before its job has reached the booking', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { url } = await transfer(token);
    const { manager } = leads.dataSource;
    const canceled = { cancelledAt: leads.clock.now(), isClosed: true };
    await manager.update(DepartureEntity, { id: booking.departureId }, canceled);
    await leads.sandbox.pay(pageId(url));
    const back = { bookingId: booking.id, kind: 'departure_cancelled' } as const;
    const fee = await waitFor(() => manager.findOneBy(RefundEntity, back));
    expect(fee).toMatchObject({ amountMinor: 200_000, currency: 'INR' });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ email: booking.email });
  });

  it('is refunded to the owner, who keeps the booking, if the new owner was erased before the payment', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await leads.sandbox.behave({ dropWebhooks: true });
    const { url } = await transfer(token, accomplice);
    await leads.sandbox.pay(pageId(url));
    await leads.rpc.call(eraseLeadsData, { email: accomplice.email });
    await leads.advance(2 * minuteMs);
    await leads.get(ReconcilePayments).sweep();
    await returned(booking.id);
    const told = await mailOnceAsked(leads, 'refund-made', booking.email);
    expect(told?.data).toMatchObject({ refund: '₹2,000', isFormerPayers: false });
    expect(await mails(leads, 'former-payment-refunded', booking.email)).toEqual([]);
  });

  it('leaves no open page of the former owner', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await transfer(token, accomplice);
    await leads.rpc.call(rpc.payBalance, { token });
    const { act } = backOfficeOf(leads);
    await act('bookings', booking.id, 'transfer', { ...buyer, reason: 'Asked for by telephone.' });
    await waitFor(
      async () =>
        (await leads.dataSource.manager.countBy(PaymentSessionEntity, {
          bookingId: booking.id,
          state: 'open',
        })) === 0,
    );
    expect((await refusal(transfer(token, accomplice))).code).toBe('leads.link_unknown');
  });

  it('is not the new owner’s doing in the history that this person reads', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { url } = await transfer(token);
    await leads.sandbox.pay(pageId(url));
    const now = tokenOf(leads, await belongsTo(booking.ref, buyer.email));
    const { history } = await leads.rpc.call(rpc.getBooking, { token: now });
    expect(history[0]).toMatchObject({ actor: 'system', reason: 'The booking was transferred to you.' });
  });

  it('has an invoice addressed to its payer', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    await leads.rpc.call(rpc.saveBilling, { token, company: 'Berg Druck', taxNumber: 'DE811907980' });
    const { url } = await transfer(token);
    await leads.sandbox.pay(pageId(url));
    await belongsTo(booking.ref, buyer.email);
    const { manager } = leads.dataSource;
    const { id } = await manager.findOneByOrFail(PaymentEntity, {
      bookingId: booking.id,
      kind: 'transfer_fee',
    });
    const invoice = await manager.findOneByOrFail(InvoiceEntity, { paymentId: id, kind: 'invoice' });
    expect(invoice.buyer).toMatchObject({
      name: 'Anna Berg',
      company: 'Berg Druck',
      taxNumber: 'DE811907980',
    });
  });

  it('whose fee is lost in a dispute reports it in rupees, without a change of the price', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { url } = await transfer(token);
    await leads.sandbox.pay(pageId(url));
    await belongsTo(booking.ref, buyer.email);
    const { providerPaymentId } = await leads.dataSource.manager.findOneByOrFail(PaymentEntity, {
      bookingId: booking.id,
      kind: 'transfer_fee',
    });
    const object = { id: `du_${booking.ref}`, object: 'dispute', payment_intent: providerPaymentId };
    const lost = signedEvent('charge.dispute.closed', { ...object, status: 'lost', amount: 200_000 });
    expect(await leads.door.deliver(lost.body, lost.signature)).toBe(200);
    const { data } = await waitFor(async () =>
      (await mails(leads, 'operator-alert')).find(
        ({ data: { title, bookingRef } }) =>
          title === 'The dispute about a payment is lost' && bookingRef === booking.ref,
      ),
    );
    expect(data['text']).toContain('₹2,000 is recorded as a refund, with a credit note.');
    expect(data['text']).not.toContain('costs less');
    expect((await bookingOf(leads, booking.ref)).totalMinor).toBe(booking.totalMinor);
  });
});
