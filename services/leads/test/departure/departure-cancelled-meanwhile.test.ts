import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { cancelBooking, changeDate, quoteCancel } from '@valam/contracts/leads/booking.rpc';
import { acceptOffer, joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { isWaiting } from '@valam/service-kit/testing/while-open';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { HoldSeats } from '../../src/checkout/hold-seats.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { PlanChange } from '../../src/manage/plan-change.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { PromoCodes } from '../../src/promo/promo-codes.js';
import { PaymentProvider, ProviderRefused } from '../../src/provider/payment-provider.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import {
  aPaidBooking,
  bookingOf,
  mailOnceAsked,
  stockDifferences,
  waitlistToken,
} from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;

describe('a departure that is canceled concurrently', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await leads.sandbox.behave({ dropWebhooks: false });
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const cancel = (departureId: string) =>
    backOfficeOf(leads).act('departures', departureId, 'cancel', { reason: 'Flood' });

  it('accepts no late payment, whose booking nobody would cancel and refund', async () => {
    await leads.sandbox.behave({ dropWebhooks: true });
    const offer = await aDeparture(leads);
    const page = await startBooking(leads, offer);
    const { id } = await bookingOf(leads, page.bookingRef);
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
    // The payment has read the departure, but not taken the seats yet.
    jest.spyOn(leads.get(PromoCodes), 'isStillFree').mockImplementationOnce(async () => {
      await cancel(offer.departureId);
      return true;
    });
    await leads.get(ReconcilePayments).sweep();
    const refund = await waitFor(() => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId: id }));
    expect(refund).toMatchObject({ amountMinor: 49_800 });
    expect((await bookingOf(leads, page.bookingRef)).state).toBe('expired');
  });

  it('notifies a person who has paid nothing without a refund amount', async () => {
    const offer = await aDeparture(leads);
    const page = await startBooking(leads, offer, { email: 'holding@example.org' });
    const paid = await aPaidBooking(leads, offer, { email: 'paying@example.org' });
    await cancel(offer.departureId);
    const told = (email: string) => mailOnceAsked(leads, 'departure-cancelled', email);
    expect((await told('holding@example.org')).data).toMatchObject({
      booking: { bookingRef: page.bookingRef },
      isUnpaid: true,
    });
    expect((await told(paid.booking.email)).data).toMatchObject({ isUnpaid: false, refund: '$498' });
  });

  it('accepts no waitlist offer that would outlive it', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 2 });
    const { token } = await aPaidBooking(leads, offer, { quantity: 2 });
    const email = 'waiting@example.org';
    const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 2 };
    await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
    const holds = leads.get(HoldSeats);
    const hold = holds.run.bind(holds);
    let canceling: Promise<unknown> = Promise.resolve();
    jest.spyOn(holds, 'run').mockImplementationOnce(async (...order) => {
      let isOver = false;
      canceling = cancel(offer.departureId).finally(() => (isOver = true));
      await waitFor(async () => isOver || (await isWaiting(leads.dataSource)));
      return hold(...order);
    });
    const ended = { departureId: offer.departureId, email, state: 'cancelled' } as const;
    const provider = leads.get(PaymentProvider);
    const open = provider.openPage.bind(provider);
    // The provider responds after the booking has ended.
    jest.spyOn(provider, 'openPage').mockImplementationOnce(async (...page) => {
      await canceling;
      await waitFor(() => leads.dataSource.manager.existsBy(BookingEntity, ended));
      return open(...page);
    });
    const accepted = leads.rpc.call(acceptOffer, { token: await waitlistToken(leads, email) });
    expect(await refusal(accepted)).toMatchObject({ code: 'leads.offer_over' });
  });

  it('ends an offer that returns to the waitlist because the payment page could not be opened', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 2 });
    const { token } = await aPaidBooking(leads, offer, { quantity: 2 });
    const email = 'left-waiting@example.org';
    const entry = { dateId: offer.departureId, firstName: 'Wen', lastName: 'Li', email, quantity: 2 };
    await leads.rpc.call(joinWaitlist, { entry, idempotencyKey: null });
    const { refund } = await leads.rpc.call(quoteCancel, { token });
    await leads.rpc.call(cancelBooking, { token, expectedRefund: refund });
    const { manager } = leads.dataSource;
    const id = offer.departureId;
    // The job for the booking has not run when the provider fails.
    jest.spyOn(leads.get(PaymentProvider), 'openPage').mockImplementationOnce(async () => {
      const canceled = { cancelledAt: leads.clock.now(), cancelReason: 'Flood', isClosed: true };
      await manager.update(DepartureEntity, { id }, canceled);
      throw new ProviderRefused('The account is closed.');
    });
    const accepted = leads.rpc.call(acceptOffer, { token: await waitlistToken(leads, email) });
    expect(await refusal(accepted)).toMatchObject({ code: 'leads.offer_over' });
    expect((await mailOnceAsked(leads, 'waitlist-over', email)).data).toMatchObject({
      reason: expect.stringContaining('Flood'),
    });
  });

  it('accepts no booking moved from another date', async () => {
    const offer = await aDeparture(leads);
    const { booking, token } = await aPaidBooking(leads, offer);
    const other = await aDeparture(leads, {
      tourId: offer.tourId,
      startDate: '2027-07-01',
      endDate: '2027-07-10',
    });
    const changes = leads.get(PlanChange);
    const plan = changes.plan.bind(changes);
    jest.spyOn(changes, 'plan').mockImplementationOnce(async (...wish) => {
      const planned = await plan(...wish);
      await cancel(other.departureId);
      return planned;
    });
    const moved = leads.rpc.call(changeDate, { token, dateId: other.departureId });
    expect(await refusal(moved)).toMatchObject({ code: 'leads.departure_full' });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ departureId: offer.departureId });
  });
});
