import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getUnfinishedCheckout, stopCheckoutReminders } from '@valam/contracts/leads/unfinished-checkout.rpc';
import { releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { eraseLeadsData } from '@valam/contracts/leads/privacy.rpc';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { RemindOfCheckout } from '../../src/unfinished-checkout/remind-of-checkout.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId, refusal, singleRoom, startBooking } from '../kit/builders.js';
import { aPaidBooking, bookingOf, inState, mails, stockDifferences } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
type Offer = Awaited<ReturnType<typeof aDeparture>>;

describe('an unfinished checkout', () => {
  let leads: Leads;
  let people = 0;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const person = () => `left-${++people}@example.org`;
  const told = (email: string) => mails(leads, 'checkout-unfinished', email);

  /** Leaves the payment page until the hold lapses. */
  async function leave(offer: Offer, change: Partial<BookingSessionRequest> = {}) {
    const email = person();
    const page = await startBooking(leads, offer, { email, ...change });
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
    return { ...page, email: change.email ?? email };
  }

  /** Runs the job on two replicas, and once more. */
  async function remind(ref: string): Promise<void> {
    const { id: bookingId } = await bookingOf(leads, ref);
    const remind = () => leads.get(RemindOfCheckout).run({ bookingId });
    await Promise.all([remind(), remind()]);
    await remind();
  }

  it('gets one reminder after four hours, by a job in the database', async () => {
    const { email } = await leave(await aDeparture(leads));
    await leads.advance(3 * hourMs + 59 * minuteMs);
    expect(await told(email)).toHaveLength(0);
    await leads.advance(2 * minuteMs);
    const mail = await waitFor(async () => (await told(email))[0]);
    expect(mail?.data).toMatchObject({ firstName: 'Anna', quantity: 1, total: '$2,490' });
    expect(await told(email)).toHaveLength(1);
  });

  it('is restored completely by the link: date, room, party, person, wishes, plan and code', async () => {
    const offer = await aDeparture(leads);
    const { create } = backOfficeOf(leads);
    await create('promo-codes', { code: 'RETURN10', label: 'Back', percent: 10 });
    const listed = (2_490 + 350) * 2;
    const amount = listed - 568;
    const filled = {
      ...{ quantity: 2, roomOptionId: singleRoom.id, diet: 'No onions', needs: 'A lift' },
      ...({ plan: 'installments', installments: 2 } as const),
    };
    const left = await leave(offer, {
      ...filled,
      ...{ promoCode: 'RETURN10', amount, depositAmount: Math.round(amount / 5) },
    });
    await remind(left.bookingRef);
    const [mail] = await told(left.email);
    expect(mail?.data).toMatchObject({
      total: '$5,112',
      discount: { label: 'Back (RETURN10)', amount: '− $568' },
    });
    const link = String(mail?.data['resumeUrl']);
    for (const personal of [left.email, 'Anna', 'Berg', 'RETURN10']) expect(link).not.toContain(personal);
    const restored = await leads.rpc.call(getUnfinishedCheckout, { token: tokenIn(link) });
    expect(restored).toMatchObject({
      ...filled,
      ...{ dateId: offer.departureId, tourId: offer.tourId, tourSlug: offer.tourSlug, promoCode: 'RETURN10' },
      ...{
        firstName: 'Anna',
        lastName: 'Berg',
        email: left.email,
        mobile: '+4915112345678',
        currency: 'USD',
      },
    });
  });

  it('is not restored by the link after the person has booked that date', async () => {
    const offer = await aDeparture(leads);
    const { email, bookingRef } = await leave(offer);
    await remind(bookingRef);
    const [mail] = await told(email);
    const token = tokenIn(String(mail?.data['resumeUrl']));
    await aPaidBooking(leads, await aDeparture(leads), { email });
    expect(await leads.rpc.call(getUnfinishedCheckout, { token })).toMatchObject({ email });
    await aPaidBooking(leads, offer, { email });
    expect((await refusal(leads.rpc.call(getUnfinishedCheckout, { token }))).code).toBe('leads.link_unknown');
  });

  it('gets no second reminder if the same date is left again', async () => {
    const offer = await aDeparture(leads);
    const { email, bookingRef } = await leave(offer);
    await remind(bookingRef);
    const again = await leave(offer, { email });
    await remind(again.bookingRef);
    expect(await told(email)).toHaveLength(1);
  });

  it('gets no reminder after a one-click unsubscribe', async () => {
    const { email, bookingRef } = await leave(await aDeparture(leads));
    await remind(bookingRef);
    const [mail] = await told(email);
    const token = tokenIn(String(mail?.data['unsubscribeUrl']));
    await leads.rpc.call(stopCheckoutReminders, { token });
    await leads.rpc.call(stopCheckoutReminders, { token });
    const next = await leave(await aDeparture(leads), { email: email.toUpperCase() });
    await remind(next.bookingRef);
    expect([...(await told(email)), ...(await told(email.toUpperCase()))]).toHaveLength(1);
    expect((await refusal(leads.rpc.call(stopCheckoutReminders, { token: `${token}x` }))).code).toBe(
      'leads.link_unknown',
    );
  });

  it('gets no reminder if the seats are gone', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 2 });
    const left = await leave(offer, { quantity: 2 });
    await aPaidBooking(leads, offer);
    await remind(left.bookingRef);
    expect(await told(left.email)).toHaveLength(0);
  });

  it('gets no reminder if the same person has booked meanwhile, or holds seats again', async () => {
    const offer = await aDeparture(leads);
    const left = await leave(offer);
    await aPaidBooking(leads, await aDeparture(leads), { email: left.email });
    await remind(left.bookingRef);
    const other = await leave(offer);
    await startBooking(leads, offer, { email: other.email });
    await remind(other.bookingRef);
    expect([...(await told(left.email)), ...(await told(other.email))]).toHaveLength(0);
  });

  it('gets no reminder if it was paid after all, and its link is not valid then', async () => {
    const offer = await aDeparture(leads);
    await leads.sandbox.behave({ dropWebhooks: true });
    const email = person();
    const page = await startBooking(leads, offer, { email });
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.get(ReconcilePayments).sweep();
    await inState(leads, page.bookingRef, 'deposit_paid');
    await remind(page.bookingRef);
    expect(await told(email)).toHaveLength(0);
  });

  it('gets no reminder if it was paid late and refunded', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 1 });
    await leads.sandbox.behave({ dropWebhooks: true });
    const email = person();
    const page = await startBooking(leads, offer, { email });
    await leads.sandbox.pay(pageId(page.url));
    await leads.advance(37 * minuteMs);
    await leads.get(LapsedHolds).sweep();
    await leads.sandbox.behave({ dropWebhooks: false });
    const other = await aPaidBooking(leads, offer);
    await leads.get(ReconcilePayments).sweep();
    expect(await mails(leads, 'late-payment-refunded', email)).toHaveLength(1);
    await backOfficeOf(leads).act('bookings', other.booking.id, 'cancel', { reason: 'By phone' });
    await remind(page.bookingRef);
    expect(await told(email)).toHaveLength(0);
  });

  it('gets no reminder if its seats were released on purpose', async () => {
    const email = person();
    const page = await startBooking(leads, await aDeparture(leads), { email });
    await leads.rpc.call(releaseCheckout, { id: pageId(page.url) });
    const jobs = await leads.dataSource.query<unknown[]>(
      `select 1 from graphile_worker.jobs where task_identifier = 'remind-of-checkout' and key like $1`,
      [`%${(await bookingOf(leads, page.bookingRef)).id}`],
    );
    expect(jobs).toEqual([]);
  });

  it('is erased with its person: no email, no link', async () => {
    const { email, bookingRef } = await leave(await aDeparture(leads));
    await remind(bookingRef);
    const [mail] = await told(email);
    const token = tokenIn(String(mail?.data['resumeUrl']));
    await leads.rpc.call(eraseLeadsData, { email });
    expect((await refusal(leads.rpc.call(getUnfinishedCheckout, { token }))).code).toBe('leads.link_unknown');
    const kept = await leads.dataSource.query<unknown[]>(
      'select 1 from checkout_reminder where person_email = $1',
      [email],
    );
    expect(kept).toEqual([]);
    expect(await leads.dataSource.manager.countBy(BookingEntity, { email })).toBe(0);
  });
});

const tokenIn = (url: string): string => url.split('/').at(-1) ?? '';
