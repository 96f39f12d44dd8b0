import { afterEach, describe, expect, it } from '@jest/globals';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { getCheckoutSession } from '@valam/contracts/leads/checkout.rpc';
import { money } from '@valam/contracts/shared/money';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { aDeparture, pageId, refusal, singleRoom } from '../kit/builders.js';
import {
  aPaidBooking,
  bookingOf,
  inState,
  mailOnceAsked,
  mails,
  stockDifferences,
  tokenOf,
} from '../kit/paid-booking.js';
import { settled } from '../kit/settled.js';
import { runningLeads } from '../kit/start-leads.js';
import { buyer, transfersOf } from '../kit/transfer.js';

const leads = await runningLeads();
const { transfer, belongsTo } = transfersOf(leads);
const usd = (amountMinor: number) => money(amountMinor, 'USD');

describe('managing a booking', () => {
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });

  const get = (token: string) => leads.rpc.call(rpc.getBooking, { token });
  const refunded = (bookingId: string) =>
    waitFor(async () => {
      const rows = await leads.dataSource.manager.findBy(RefundEntity, { bookingId });
      return rows.length > 0 && rows.every(({ state }) => state === 'refunded') ? rows : null;
    });

  it('shows everything for its link, and nothing for another', async () => {
    const offer = await aDeparture(leads);
    const { token } = await aPaidBooking(leads, offer, {
      quantity: 2,
      roomOptionId: 'single',
      diet: 'No onion',
      needs: 'Knee',
    });
    expect(await get(token)).toMatchObject({
      state: 'deposit_paid',
      total: usd(2 * (2_490 + 350) * 100),
      diet: 'No onion',
      needs: 'Knee',
      roomOption: { id: singleRoom.id },
      actions: {
        cancel: { allowed: true, rule: 'within_48_hours' },
        changeDate: { until: '2027-05-02' },
        transfer: { until: '2027-05-17' },
      },
      travellersErasedOn: '2027-08-09',
    });
    expect((await refusal(get(`${token.slice(0, -2)}xx`))).code).toBe('leads.link_unknown');
  });

  it('shows amounts and lines of one snapshot during concurrent changes', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const { refund: expectedRefund } = await leads.rpc.call(rpc.quoteCancel, { token });
    await leads.rpc.call(rpc.cancelBooking, { token, expectedRefund });
    const bookingId = booking.id;
    await refunded(bookingId);
    await settled(leads);
    const { manager } = leads.dataSource;
    let answer: ReturnType<typeof get> | undefined;
    // The view blocks at the travelers, after the amounts and before the lines.
    await manager.transaction(async (tx) => {
      await tx.query('LOCK TABLE traveller IN ACCESS EXCLUSIVE MODE');
      answer = get(token);
      await waitFor(async () => {
        const waiting = await manager.query<unknown[]>(
          `select 1 from pg_locks where not granted and relation = 'traveller'::regclass`,
        );
        return waiting.length > 0;
      });
      await manager.update(RefundEntity, { bookingId }, { state: 'pending' });
    });
    const shown = await answer;
    await manager.update(RefundEntity, { bookingId }, { state: 'refunded' });
    expect(shown?.refunded).toEqual(expectedRefund);
    expect(shown?.refunds).toEqual([expect.objectContaining({ state: 'refunded', amount: expectedRefund })]);
  });

  // Today is 2027-01-04.
  it.each([
    ['within 48 hours', '2027-06-01', 1, 'within_48_hours', 49_800],
    ['more than 60 days before', '2027-03-06', 72, 'over_60_days', 44_820],
    ['exactly 60 days before', '2027-03-05', 72, 'from_30_to_60_days', 24_900],
    ['exactly 30 days before', '2027-02-03', 72, 'from_30_to_60_days', 24_900],
    ['29 days before', '2027-02-02', 72, 'under_30_days', 0],
  ])('is canceled %s for exactly the displayed refund', async (_name, startDate, hoursAgo, rule, amount) => {
    const offer = await aDeparture(leads, { startDate, endDate: startDate });
    const { booking, token } = await aPaidBooking(leads, offer);
    const paidAt = new Date(leads.clock.now().getTime() - hoursAgo * 3_600_000);
    await leads.dataSource.query('update booking set deposit_paid_at = $2 where id = $1', [
      booking.id,
      paidAt,
    ]);
    const quote = await leads.rpc.call(rpc.quoteCancel, { token });
    expect(quote).toMatchObject({ rule, refund: usd(amount) });
    const changed = await refusal(
      leads.rpc.call(rpc.cancelBooking, { token, expectedRefund: usd(amount + 1) }),
    );
    expect(changed).toMatchObject({ code: 'leads.refund_changed', details: { refund: usd(amount) } });
    const cancel = () => leads.rpc.call(rpc.cancelBooking, { token, expectedRefund: quote.refund });
    expect(await cancel()).toMatchObject({ state: 'cancelled', refund: usd(amount) });
    expect(await cancel()).toMatchObject({ state: 'cancelled', refund: usd(amount) });
    await waitFor(async () => (await bookingOf(leads, booking.ref)).refundState !== 'pending');
    const rows = await leads.dataSource.manager.findBy(RefundEntity, {
      bookingId: booking.id,
      state: 'refunded',
    });
    expect(rows.reduce((sum, row) => sum + row.amountMinor, 0)).toBe(amount);
    expect(await mails(leads, 'booking-cancelled', booking.email)).toHaveLength(1);
    const refunds = await mails(leads, 'refund-made', booking.email);
    expect(refunds.map(({ data }) => data['reason'])).toEqual(rows.map(() => ''));
  });

  it('is paid in full by its link, with receipts and a calendar file', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const page = await leads.rpc.call(rpc.payBalance, { token });
    expect((await leads.rpc.call(rpc.payBalance, { token })).url).toBe(page.url);
    await leads.sandbox.pay(pageId(page.url));
    await inState(leads, booking.ref, 'paid');
    const shown = await get(token);
    expect(shown).toMatchObject({ balance: usd(0), paid: usd(249_000), balanceDueAt: null });
    expect(shown.payments.map(({ kind }) => kind)).toEqual(['deposit', 'balance']);
    expect((await refusal(leads.rpc.call(rpc.payBalance, { token }))).code).toBe('leads.action_refused');
    const receipt = await leads.rpc.call(rpc.getReceipt, { token, id: shown.payments[0]?.id ?? '' });
    expect(Buffer.from(receipt.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const calendar = await leads.rpc.call(rpc.getBookingCalendar, { token });
    expect(Buffer.from(calendar.base64, 'base64').toString()).toContain('DTEND;VALUE=DATE:20270611');
    await waitFor(async () => (await mails(leads, 'payment-received', booking.email)).length === 1);
    const mail = await mailOnceAsked(leads, 'booking-confirmed', booking.email);
    expect(mail.attachments?.[0]?.contentType).toBe('application/pdf');
  });

  it('moves to a more expensive date with a higher balance', async () => {
    const offer = await aDeparture(leads);
    const dearer = { ...offer.prices, USD: 2_990 };
    const other = await aDeparture(leads, {
      tourId: offer.tourId,
      startDate: '2027-09-01',
      endDate: '2027-09-10',
      prices: dearer,
    });
    const { booking, token } = await aPaidBooking(leads, offer, { payInFull: true });
    const quote = await leads.rpc.call(rpc.quoteChangeDate, { token, dateId: other.departureId });
    expect(quote).toMatchObject({
      oldTotal: usd(249_000),
      newTotal: usd(299_000),
      newBalance: usd(50_000),
      refund: usd(0),
    });
    const wrong = leads.rpc.call(rpc.changeDate, { token, dateId: other.departureId, expectedTotal: usd(1) });
    expect(await refusal(wrong)).toMatchObject({
      code: 'leads.price_changed',
      details: { total: usd(299_000) },
    });
    const moved = await leads.rpc.call(rpc.changeDate, {
      token,
      dateId: other.departureId,
      expectedTotal: quote.newTotal,
    });
    expect(moved).toMatchObject({ state: 'deposit_paid', startDate: '2027-09-01', balance: usd(50_000) });
    const told = (await leads.publishedEvents(bookingChanged)).filter(
      ({ payload }) => payload.bookingId === booking.id,
    );
    expect(told.at(-1)?.payload).toMatchObject({ departureId: other.departureId, priceUsdMinor: 299_000 });
    const left = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, { id: offer.departureId });
    expect(left.confirmed).toBe(0);
  });

  it('is reduced with a refund of the excess', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), {
      quantity: 3,
      payInFull: true,
    });
    const quote = await leads.rpc.call(rpc.quoteGroupSize, { token, quantity: 2 });
    expect(quote).toMatchObject({ newTotal: usd(498_000), refund: usd(249_000) });
    const changed = await leads.rpc.call(rpc.changeGroupSize, {
      token,
      quantity: 2,
      expectedTotal: quote.newTotal,
    });
    expect(changed).toMatchObject({ quantity: 2, state: 'paid', balance: usd(0) });
    expect(await refunded(booking.id)).toHaveLength(1);
    expect(await get(token)).toMatchObject({ refundState: 'partial', refunded: usd(249_000) });
  });

  it('cannot grow beyond the free seats', async () => {
    const { token } = await aPaidBooking(leads, await aDeparture(leads, { firstCapacity: 3 }), {
      quantity: 2,
    });
    const problem = await refusal(leads.rpc.call(rpc.changeGroupSize, { token, quantity: 4 }));
    const message = 'Only 1 seat is left.';
    expect(problem).toMatchObject({ code: 'leads.departure_full', message, details: { free: 1 } });
  });

  it('is transferred after the payment of the fee, which invalidates the old link', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads));
    const page = await transfer(token);
    expect(await leads.rpc.call(getCheckoutSession, { id: pageId(page.url) })).toMatchObject({
      payment: 'open',
    });
    await leads.sandbox.pay(pageId(page.url));
    const moved = await belongsTo(booking.ref, buyer.email);
    expect((await refusal(get(token))).code).toBe('leads.link_unknown');
    const shown = await get(tokenOf(leads, moved));
    expect(shown).toMatchObject({ contact: buyer, paid: usd(49_800), balance: usd(199_200) });
    expect(shown.payments.map(({ amount }) => amount.currency)).toEqual(['USD', 'INR']);
    expect(await mails(leads, 'booking-taken-over', buyer.email)).toHaveLength(1);
    await mailOnceAsked(leads, 'booking-handed-over', booking.email);
    expect(await mails(leads, 'booking-handed-over', booking.email)).toHaveLength(1);
  });

  it('has encrypted traveler details', async () => {
    const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), { quantity: 2 });
    const travellers = [
      { fullName: 'Anna Berg', passportNumber: 'C01X00T47', medicalNotes: 'Asthma' },
      { fullName: 'Bo Berg' },
    ];
    const saved = await leads.rpc.call(rpc.saveTravellers, { token, travellers });
    expect(saved.travellers).toMatchObject(travellers);
    const rows = await leads.dataSource.query<{ sealed: string }[]>(
      'select sealed from traveller where booking_id = $1',
      [booking.id],
    );
    expect(rows).toHaveLength(2);
    for (const { sealed } of rows) expect(sealed).not.toMatch(/Anna|C01X|Asthma/);
    const tooMany = leads.rpc.call(rpc.saveTravellers, {
      token,
      travellers: [...travellers, { fullName: 'Cy Berg' }],
    });
    expect((await refusal(tooMany)).kind).toBe('invalid');
  });
});
