import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { mailRequested } from '@valam/contracts/notifications/mail.events';
import { checkPromo } from '@valam/contracts/leads/promo.rpc';
import { getCheckoutSession, releaseCheckout } from '@valam/contracts/leads/checkout.rpc';
import { bookingDepositPaid } from '@valam/contracts/leads/booking.events';
import { adminRpcs } from '@valam/contracts/shared/admin';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { ReconcilePayments } from '../../src/payment/reconcile-payments.js';
import { aDeparture, pageId, refusal, startBooking } from '../kit/builders.js';
import { staff } from '../kit/back-office.js';
import { aPaidBooking, bookingOf, inState, mailOnceAsked, stockDifferences } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

type Offer = Awaited<ReturnType<typeof aDeparture>>;

describe('a promo code', () => {
  let leads: Leads;
  let codes = 0;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  async function aCode(
    values: Record<string, unknown> = { percent: 10 },
    code = `CODE-${++codes}`,
  ): Promise<string> {
    await leads.rpc.call(adminRpcs.leads.create, {
      caller: staff('owner'),
      entity: 'promo-codes',
      values: { code, label: 'Diwali', ...values },
    });
    return code;
  }
  const check = (
    offer: Offer,
    code: string,
    quantity = 1,
    currency: 'USD' | 'INR' = 'USD',
    replaces: string | null = null,
  ) =>
    leads.rpc.call(checkPromo, {
      ...{ code, quantity, currency, roomOptionId: null, replaces },
      ...{ tourId: offer.tourId, dateId: offer.departureId },
    });
  /** 2,490 USD less 10 %, in whole units: 249. */
  const tenOff = { amount: 2_241, depositAmount: 448 };
  const book = (offer: Offer, promoCode: string, change: Partial<BookingSessionRequest> = {}) =>
    startBooking(leads, offer, { promoCode, ...tenOff, ...change });
  const codeOf = async (call: Promise<unknown>) => (await refusal(call)).code;

  it('shows its discount before other input, in any spelling', async () => {
    const offer = await aDeparture(leads);
    await aCode({ percent: 10 }, 'Diwali10');
    expect(await check(offer, ' diwali10 ')).toEqual({
      code: 'DIWALI10',
      label: 'Diwali',
      discount: { amountMinor: 24_900, currency: 'USD' },
      total: { amountMinor: 224_100, currency: 'USD' },
      deposit: { amountMinor: 44_800, currency: 'USD' },
    });
  });

  it('with a fixed amount is limited to its currencies, and to nine tenths of the price', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode({ amountUSD: 100 });
    expect((await check(offer, code)).discount.amountMinor).toBe(10_000);
    expect(await codeOf(check(offer, code, 1, 'INR'))).toBe('leads.promo_not_here');
    const huge = await aCode({ amountUSD: 1_000_000 });
    expect((await check(offer, huge)).total.amountMinor).toBe(24_900);
  });

  it('is refused with four different messages', async () => {
    const offer = await aDeparture(leads);
    const other = await aDeparture(leads);
    const once = await aCode({ percent: 10, mostUses: 1 });
    await book(offer, once);
    const refused = await Promise.all([
      refusal(check(offer, 'NO-SUCH-CODE')),
      aCode({ percent: 10, endsOn: '2026-12-31' }).then((code) => refusal(check(offer, code))),
      refusal(check(offer, once)),
      aCode({ percent: 10, tourIds: [other.tourId] }).then((code) => refusal(check(offer, code))),
    ]);
    expect(refused.map(({ code }) => code)).toEqual([
      'leads.promo_unknown',
      'leads.promo_ended',
      'leads.promo_used_up',
      'leads.promo_not_here',
    ]);
    expect(new Set(refused.map(({ message }) => message)).size).toBe(4);
  });

  it('is not used up by the hold that a booking would replace, until that is paid', async () => {
    const offer = await aDeparture(leads);
    const once = await aCode({ percent: 10, mostUses: 1 });
    const { url, sessionId = '', bookingRef } = await book(offer, once);
    expect(await codeOf(check(offer, once))).toBe('leads.promo_used_up');
    const again = () => check(offer, once, 1, 'USD', sessionId);
    expect((await again()).discount.amountMinor).toBe(24_900);
    await leads.sandbox.pay(pageId(url));
    await inState(leads, bookingRef, 'deposit_paid');
    expect(await codeOf(again())).toBe('leads.promo_used_up');
  });

  it('cannot be found by guessing before its first day: the refusal is that of an unknown code', async () => {
    const offer = await aDeparture(leads);
    const early = await refusal(check(offer, await aCode({ percent: 10, startsOn: '2090-01-31' })));
    expect(early).toMatchObject({ code: 'leads.promo_unknown' });
    expect(early).toEqual(await refusal(check(offer, 'NOBODYMADEIT')));
  });

  it('may require a number of travelers or a first booking', async () => {
    const offer = await aDeparture(leads);
    const group = await aCode({ percent: 10, leastTravelers: 3 });
    expect(await refusal(check(offer, group, 2))).toMatchObject({
      code: 'leads.promo_not_here',
      message: 'This code is for 3 or more travelers. Choose more, or book without a code.',
    });
    expect((await check(offer, group, 3)).discount.amountMinor).toBe(74_700);
    const first = await aCode({ percent: 10, isFirstBookingOnly: true });
    const email = 'comes-back@example.org';
    await aPaidBooking(leads, offer, { email });
    expect(await refusal(book(offer, first, { email }))).toMatchObject({
      code: 'leads.promo_not_here',
      message: expect.stringContaining('This code is for a first booking'),
    });
  });

  it('reduces deposit, balance and commission', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode();
    const { booking: made, page } = await aPaidBooking(leads, offer, { promoCode: code, ...tenOff });
    expect(made).toMatchObject({ totalMinor: 224_100, depositMinor: 44_800, discountMinor: 24_900 });
    expect(await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) })).toMatchObject({
      balance: { amountMinor: 179_300, currency: 'USD' },
    });
    const events = await leads.publishedEvents(bookingDepositPaid);
    expect(events.at(-1)?.payload).toMatchObject({ capturedMinor: 44_800, priceUsdMinor: 224_100 });
  });

  it('is released with the hold', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode({ percent: 10, mostUses: 1 });
    const page = await book(offer, code);
    expect(await codeOf(book(offer, code))).toBe('leads.promo_used_up');
    await leads.rpc.call(releaseCheckout, { id: pageId(page.url) });
    const again = await book(offer, code);
    await leads.sandbox.expire(pageId(again.url));
    await inState(leads, again.bookingRef, 'expired');
    await book(offer, code);
  });

  it('is granted to one of fifty buyers of its last use', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode({ percent: 10, mostUses: 1 });
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => book(offer, code)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await leads.dataSource.manager.countBy(BookingEntity, { departureId: offer.departureId })).toBe(1);
    expect(await stockDifferences(leads)).toEqual([]);
  });

  it('is not used twice by a late payment, which is refunded', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode({ percent: 10, mostUses: 1 });
    await leads.sandbox.behave({ dropWebhooks: true });
    const late = await book(offer, code);
    await leads.sandbox.pay(pageId(late.url));
    await leads.advance(37 * 60_000);
    await leads.sandbox.behave({ dropWebhooks: false });
    await leads.get(LapsedHolds).sweep();
    await book(offer, code);
    await leads.get(ReconcilePayments).sweep();
    const { id } = await bookingOf(leads, late.bookingRef);
    const refund = await waitFor(() => leads.dataSource.manager.findOneBy(RefundEntity, { bookingId: id }));
    expect(refund).toMatchObject({ kind: 'late_payment', amountMinor: 44_800 });
    expect(refund.reason).toContain('the seats, or a code that was used, were gone');
    expect((await bookingOf(leads, late.bookingRef)).state).toBe('expired');
  });

  it('is computed again when the group size or the date changes, and for each currency', async () => {
    const offer = await aDeparture(leads);
    const dearer = await aDeparture(leads, {
      tourId: offer.tourId,
      startDate: '2027-08-01',
      endDate: '2027-08-10',
      prices: { USD: 3_000, EUR: 2_800, GBP: 2_400, INR: 240_000 },
    });
    const code = await aCode();
    const { token } = await aPaidBooking(leads, offer, { promoCode: code, ...tenOff });
    const three = await leads.rpc.call(booking.changeGroupSize, { token, quantity: 3 });
    expect([three.promo?.discount.amountMinor, three.total.amountMinor]).toEqual([74_700, 672_300]);
    const moved = await leads.rpc.call(booking.changeDate, { token, dateId: dearer.departureId });
    expect([moved.promo?.discount.amountMinor, moved.total.amountMinor]).toEqual([90_000, 810_000]);
    expect((await check(offer, code, 1, 'INR')).discount).toEqual({
      amountMinor: 1_990_000,
      currency: 'INR',
    });
  });

  it('is listed in every email with the price', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode();
    const { booking: made, token } = await aPaidBooking(leads, offer, { promoCode: code, ...tenOff });
    await mailOnceAsked(leads, 'booking-confirmed', made.email);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
    const sent = await waitFor(async () => {
      const all = (await leads.emittedEvents(mailRequested)).map(({ payload }) => payload);
      const about = all.filter(({ data }) => JSON.stringify(data).includes(code));
      return about.length >= 3 ? about : Promise.reject(new Error(`${about.length} emails so far`));
    });
    expect(new Set(sent.map(({ template }) => template))).toEqual(
      new Set(['booking-confirmed', 'booking-cancelled', 'refund-made']),
    );
    for (const { data } of sent)
      expect(data['booking']).toMatchObject({
        discount: { label: `Diwali (${code})`, amount: '− $249' },
        total: '$2,241',
      });
  });

  it('is refused with any other price', async () => {
    const offer = await aDeparture(leads);
    const code = await aCode();
    const dishonest = [0, 0.01, 0.5, 0.9, 0.99, 1.01, 2].flatMap((factor) => [
      { amount: tenOff.amount * factor },
      { depositAmount: tenOff.depositAmount * factor },
      { amount: tenOff.amount * factor, depositAmount: tenOff.depositAmount * factor },
    ]);
    const forged = [
      ...dishonest,
      ...['EUR', 'GBP', 'INR'].map((currency) => ({ currency: currency as 'EUR' })),
      ...[2, 3, 12].map((quantity) => ({ quantity, ...tenOff })),
      ...[`${code}X`, code.slice(1), "' or true --", '%', '__proto__', 'x'.repeat(41)].map((promoCode) => ({
        promoCode,
      })),
      ...[null, ''].map((promoCode) => ({ promoCode })),
      { amount: 2_490, depositAmount: 498 },
      { roomOptionId: 'single' },
    ];
    const results = await Promise.allSettled(forged.map((change) => book(offer, code, change)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });
});
