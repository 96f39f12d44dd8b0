import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { DepartureEntity } from '../src/departure/departure.entity.js';
import { CancelBooking } from '../src/manage/cancel-booking.js';
import { BookingEntity } from '../src/booking/booking.entity.js';
import { LapsedHolds } from '../src/checkout/lapsed-holds.js';
import { StartCheckout } from '../src/checkout/start-checkout.js';
import { ReceiveProviderEvent } from '../src/payment/receive-provider-event.js';
import { ReconcilePayments } from '../src/payment/reconcile-payments.js';
import { RefundEntity } from '../src/ledger/refund.entity.js';
import { aDeparture, aRequest, pageId, startBooking } from './kit/builders.js';
import { breakAfter } from './kit/breaking-statements.js';
import { aPaidBooking, bookingOf, inState, signedEvent, stockDifferences } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const mostStatements = 60;

/** Jobs and sweeps of this process would have the same fault, so they are called manually here. */
describe('a crash', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  /** Breaks the work after its first, second, third … statement until it completes. */
  const everywhere = async (attempt: (statement: number) => Promise<boolean>): Promise<number> => {
    for (let statement = 1; statement < mostStatements; statement++) {
      if (!(await attempt(statement))) return statement - 1;
      expect(await stockDifferences(leads)).toEqual([]);
    }
    throw new Error('It never comes through');
  };

  it('at any statement of a booking is recovered by the same request', async () => {
    const broken = await everywhere(async (statement) => {
      const offer = await aDeparture(leads, { firstCapacity: 2 });
      const request = aRequest(offer, { quantity: 2 });
      const key = `fault-${statement}`;
      const start = () => leads.get(StartCheckout).run({ request, idempotencyKey: key });
      const wasBroken = await breakAfter(statement, start);
      // The claim on the payment page expires.
      await leads.dataSource.query('update payment_session set opening_until = null');
      const page = await start();
      expect(page.url).toContain('/pay/');
      const rows = await leads.dataSource.manager.findBy(BookingEntity, { departureId: offer.departureId });
      expect(rows.map(({ state }) => state)).toEqual(['awaiting_payment']);
      return wasBroken;
    });
    expect(broken).toBeGreaterThanOrEqual(8);
  }, 240_000);

  it('at any statement of a booking without a retry releases the seats', async () => {
    const broken = await everywhere(async (statement) => {
      const offer = await aDeparture(leads, { firstCapacity: 2 });
      const request = aRequest(offer, { quantity: 2 });
      const start = () => leads.get(StartCheckout).run({ request, idempotencyKey: null });
      const wasBroken = await breakAfter(statement, start);
      if (!wasBroken) return false;
      await leads.advance(37 * 60_000);
      await leads.get(LapsedHolds).sweep();
      const departure = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, {
        id: offer.departureId,
      });
      expect(departure).toMatchObject({ reserved: 0, confirmed: 0 });
      return true;
    });
    expect(broken).toBeGreaterThanOrEqual(8);
  }, 240_000);

  it('at any statement of a webhook applies it once, after its redelivery', async () => {
    leads.door.shut();
    await leads.sandbox.behave({ dropWebhooks: true });
    const broken = await everywhere(async (statement) => {
      const page = await startBooking(leads, await aDeparture(leads));
      const { id } = await bookingOf(leads, page.bookingRef);
      const object = {
        id: pageId(page.url),
        payment_status: 'paid',
        status: 'complete',
        amount_total: 49_800,
        currency: 'usd',
        payment_intent: `pi_${statement}`,
      };
      const { body, signature } = signedEvent('checkout.session.completed', object);
      const receive = () =>
        leads.get(ReceiveProviderEvent).run({ bodyBase64: body.toString('base64'), signature });
      const wasBroken = await breakAfter(statement, receive);
      await receive();
      await receive();
      expect((await bookingOf(leads, page.bookingRef)).state).toBe('deposit_paid');
      const rows = await leads.dataSource.query('select 1 from payment where booking_id = $1', [id]);
      expect(rows).toHaveLength(1);
      return wasBroken;
    });
    leads.door.shut(false);
    await leads.sandbox.behave({ dropWebhooks: false });
    expect(broken).toBeGreaterThan(12);
  }, 240_000);

  it('at any statement of a cancellation refunds the displayed amount once', async () => {
    const broken = await everywhere(async (statement) => {
      const { booking: made, token } = await aPaidBooking(leads, await aDeparture(leads));
      const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
      const cancel = () => leads.get(CancelBooking).run({ token, expectedRefund: refund });
      const wasBroken = await breakAfter(statement, cancel);
      expect(await cancel()).toMatchObject({ state: 'cancelled', refund });
      const rows = await leads.dataSource.manager.findBy(RefundEntity, { bookingId: made.id });
      expect(rows.map(({ amountMinor }) => amountMinor)).toEqual([refund.amountMinor]);
      return wasBroken;
    });
    expect(broken).toBeGreaterThan(12);
  }, 240_000);

  it('during the loss of all events does not lose payments', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const offer = await aDeparture(leads);
    const pages = await Promise.all([1, 2, 3].map(() => startBooking(leads, offer)));
    for (const { url } of pages) await leads.sandbox.pay(pageId(url));
    await leads.advance(2 * 60_000);
    await leads.get(ReconcilePayments).sweep();
    for (const { bookingRef } of pages) await inState(leads, bookingRef, 'deposit_paid');
    await leads.sandbox.behave({ dropWebhooks: false });
  });
});
