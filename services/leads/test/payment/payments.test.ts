import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { changeDate, payBalance } from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession, releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { isWaiting } from '@valam/service-kit/testing/while-open';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { PaymentEntity } from '../../src/ledger/payment.entity.js';
import { PaymentSessionEntity } from '../../src/payment/payment-session.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import {
  aPaidBooking,
  bookingOf,
  inState,
  mails,
  signedEvent,
  stockDifferences,
} from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;

describe('payments', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    leads.door.shut(false);
    await leads.sandbox.behave({ dropWebhooks: false, failApiRate: 0, delayApiMs: 0 });
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const payments = (bookingId: string) => leads.dataSource.manager.findBy(PaymentEntity, { bookingId });
  const refunds = (bookingId: string) => leads.dataSource.manager.findBy(RefundEntity, { bookingId });
  const sessionOf = (bookingId: string) =>
    leads.dataSource.manager.findOneByOrFail(PaymentSessionEntity, { bookingId });

  it('are applied once, even if their event is delivered repeatedly', async () => {
    const { booking, page } = await aPaidBooking(leads, await aDeparture(leads));
    const events = (await leads.sandbox.events()).filter(
      ({ type, data }) => type === 'checkout.session.completed' && data.object.id === pageId(page.url),
    );
    const id = events[0]?.id ?? '';
    expect(await Promise.all([1, 2, 3].map(() => leads.sandbox.redeliver(id)))).toEqual([200, 200, 200]);
    expect(await payments(booking.id)).toHaveLength(1);
    const told = await leads.publishedEvents(bookingDepositPaid);
    expect(told.filter(({ payload }) => payload.bookingId === booking.id)).toHaveLength(1);
  });

  it('are applied by the first delivery of their event; a concurrent one does not wait for it', async () => {
    const page = await startBooking(leads, await aDeparture(leads));
    const { id } = await bookingOf(leads, page.bookingRef);
    await leads.sandbox.behave({ dropWebhooks: true });
    await leads.sandbox.pay(pageId(page.url));
    const [session] = (await leads.sandbox.events()).filter(
      ({ type, data }) => type === 'checkout.session.completed' && data.object.id === pageId(page.url),
    );
    const event = signedEvent('checkout.session.completed', session?.data.object ?? {});
    const deliver = () => leads.door.deliver(event.body, event.signature);
    const first = await leads.dataSource.transaction(async (tx) => {
      await tx.query('select 1 from booking where id = $1 for update', [id]);
      const status = deliver();
      await waitFor(() => isWaiting(leads.dataSource));
      expect(await deliver()).toBe(503);
      return { status };
    });
    expect(await first.status).toBe(200);
    expect(await deliver()).toBe(200);
    expect(await payments(id)).toHaveLength(1);
  });

  it('are refused without a valid signature', async () => {
    const page = await startBooking(leads, await aDeparture(leads));
    const object = {
      id: pageId(page.url),
      payment_status: 'paid',
      status: 'complete',
      amount_total: 49_800,
      currency: 'usd',
    };
    const forged = signedEvent('checkout.session.completed', object, 'whsec_wrong');
    expect(await leads.door.deliver(forged.body, forged.signature)).toBe(400);
    const real = signedEvent('checkout.session.completed', object);
    const tampered = Buffer.from(real.body.toString().replace('49800', '49801'));
    expect(await leads.door.deliver(tampered, real.signature)).toBe(400);
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('awaiting_payment');
  });

  it.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'inr' }],
  ])('with %s confirm nothing, and the team gets an alert', async (_name, change) => {
    const page = await startBooking(leads, await aDeparture(leads));
    const before = (await mails(leads, 'operator-alert')).length;
    const object = {
      id: pageId(page.url),
      payment_status: 'paid',
      status: 'complete',
      amount_total: 49_800,
      currency: 'usd',
      payment_intent: 'pi_forged',
      ...change,
    };
    const event = signedEvent('checkout.session.completed', object);
    expect(await leads.door.deliver(event.body, event.signature)).toBe(200);
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('awaiting_payment');
    expect(await mails(leads, 'operator-alert')).toHaveLength(before + 1);
  });

  it('may be reported before the response with the payment page', async () => {
    const page = await startBooking(leads, await aDeparture(leads));
    const booking = await bookingOf(leads, page.bookingRef);
    const session = await sessionOf(booking.id);
    // Simulates a replica that died before it stored the provider's id.
    await leads.dataSource.query(
      `update payment_session set provider_id = null, url = null, state = 'preparing' where id = $1`,
      [session.id],
    );
    await leads.dataSource.query(`update booking set state = 'held' where id = $1`, [booking.id]);
    await leads.sandbox.pay(pageId(page.url));
    await inState(leads, page.bookingRef, 'deposit_paid');
    expect(await payments(booking.id)).toHaveLength(1);
  });

  it('that are late are confirmed while the seats are free', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const page = await startBooking(leads, await aDeparture(leads), { quantity: 3 });
    const { id } = await bookingOf(leads, page.bookingRef);
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('expired');
    await leads.get(ReconcilePayments).sweep();
    await inState(leads, page.bookingRef, 'deposit_paid');
    expect(await refunds(id)).toHaveLength(0);
  });

  it('are found without their events, even if an earlier one cannot be recorded', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const offer = await aDeparture(leads);
    const bad = await startBooking(leads, offer);
    const good = await startBooking(leads, offer);
    for (const { url } of [bad, good]) await leads.sandbox.pay(pageId(url));
    const { id } = await bookingOf(leads, bad.bookingRef);
    const { manager } = leads.dataSource;
    await manager.query(
      `create function refuse_payment() returns trigger language plpgsql as $$
         begin raise 'cannot be recorded'; end $$;
       create trigger refuse_payment before insert on payment for each row
         when (new.booking_id = '${id}') execute function refuse_payment()`,
    );
    await leads.advance(2 * minuteMs);
    await expect(leads.get(ReconcilePayments).sweep()).rejects.toThrow('cannot be recorded');
    await manager.query('drop trigger refuse_payment on payment; drop function refuse_payment');
    expect((await bookingOf(leads, good.bookingRef)).state).toBe('deposit_paid');
    expect((await bookingOf(leads, bad.bookingRef)).state).toBe('awaiting_payment');
    await leads.advance(2 * minuteMs);
    await leads.get(ReconcilePayments).sweep();
    expect((await bookingOf(leads, bad.bookingRef)).state).toBe('deposit_paid');
  });

  it('that are late are refunded completely if the seats are gone', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const offer = await aDeparture(leads, { firstCapacity: 2 });
    const page = await startBooking(leads, offer, { quantity: 2 });
    const { id, email } = await bookingOf(leads, page.bookingRef);
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(37 * minuteMs);
    await leads.sandbox.behave({ dropWebhooks: false });
    await aPaidBooking(leads, offer, { quantity: 2 });
    await leads.get(ReconcilePayments).sweep();
    const refund = await waitFor(async () => (await refunds(id)).find(({ state }) => state === 'refunded'));
    expect(refund).toMatchObject({ kind: 'late_payment', amountMinor: 99_600 });
    expect(await mails(leads, 'late-payment-refunded', email)).toHaveLength(1);
    expect(await bookingOf(leads, page.bookingRef)).toMatchObject({
      state: 'expired',
      refundState: 'refunded',
    });
    const shown = await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) });
    expect(shown).toMatchObject({ state: 'expired', payment: 'refunded' });
    expect(shown.givenBack).toEqual(shown.paid);
  });

  it('release the seats immediately when the provider reports an expired page', async () => {
    const offer = await aDeparture(leads);
    const page = await startBooking(leads, offer, { quantity: 4 });
    await leads.sandbox.expire(pageId(page.url));
    await inState(leads, page.bookingRef, 'expired');
    const departure = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
      id: offer.departureId,
    });
    expect(departure.reserved).toBe(0);
  });

  it('release the seats immediately when the visitor leaves the page', async () => {
    const page = await startBooking(leads, await aDeparture(leads));
    const booking = await bookingOf(leads, page.bookingRef);
    const { returnToken } = await sessionOf(booking.id);
    expect(await leads.rpc.call(releaseCheckout, { id: returnToken })).toMatchObject({
      state: 'expired',
      url: null,
    });
  });

  it('are refused in time while the provider is slow', async () => {
    await leads.sandbox.behave({ delayApiMs: 8_000 });
    const offer = await aDeparture(leads);
    const started = performance.now();
    expect((await refusal(startBooking(leads, offer))).code).toBe('leads.payment_unavailable');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  it('are refused in time while the provider is down, and the seats are released', async () => {
    await leads.sandbox.behave({ failApiRate: 1 });
    const offer = await aDeparture(leads);
    const started = performance.now();
    const problem = await refusal(startBooking(leads, offer, {}, 'while-away'));
    expect(problem).toMatchObject({ code: 'leads.payment_unavailable', kind: 'unavailable' });
    expect(performance.now() - started).toBeLessThan(10_000);
    const departure = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
      id: offer.departureId,
    });
    expect(departure.reserved).toBe(0);
  });

  it('of a balance have a new page while the last one is being closed', async () => {
    const offer = await aDeparture(leads);
    const { token } = await aPaidBooking(leads, offer);
    const dates = { startDate: '2027-07-01', endDate: '2027-07-10' };
    const other = await aDeparture(leads, { tourId: offer.tourId, ...dates });
    // The provider's event of the closed page is late.
    await leads.sandbox.behave({ dropWebhooks: true });
    const first = await leads.rpc.call(payBalance, { token });
    await leads.rpc.call(changeDate, { token, dateId: other.departureId });
    const second = await leads.rpc.call(payBalance, { token });
    expect(pageId(second.url)).not.toBe(pageId(first.url));
  });
});
