import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { money } from '@valam/contracts/shared/money';
import { RefundEntity } from '../../src/ledger/refund.entity.js';
import { backOfficeOf } from '../kit/back-office.js';
import { aDeparture, pageId } from '../kit/builders.js';
import { aPaidBooking, bookingOf, inState, stockDifferences } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const usd = (amountMinor: number) => money(amountMinor, 'USD');
const price = 249_000;

/** Today is 2027-01-04. */
const in31Days = { startDate: '2027-02-04', endDate: '2027-02-13' };
const in72Days = { startDate: '2027-03-17', endDate: '2027-03-26' };
const nextYear = { startDate: '2028-02-04', endDate: '2028-02-13' };

describe('the refund after several changes', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  /** A booking after its first 48 hours. */
  async function aSettledBooking(dates: object, change: Partial<BookingSessionRequest>) {
    const offer = await aDeparture(leads, dates);
    const { booking, token } = await aPaidBooking(leads, offer, change);
    await leads.dataSource.query(
      `update booking set deposit_paid_at = deposit_paid_at - interval '72 hours' where id = $1`,
      [booking.id],
    );
    return { offer, booking, token };
  }

  const cancel = async (token: string) => {
    const { refund } = await leads.rpc.call(rpc.quoteCancel, { token });
    await leads.rpc.call(rpc.cancelBooking, { token, expectedRefund: refund });
    return refund;
  };
  const promisedBack = async (bookingId: string) => {
    const refunds = await leads.dataSource.manager.findBy(RefundEntity, { bookingId });
    return refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  };
  const setGroup = (token: string, quantity: number) =>
    leads.rpc.call(rpc.changeGroupSize, { token, quantity });

  it('is the same whether the group is reduced first or not', async () => {
    const { booking, token } = await aSettledBooking(in72Days, { quantity: 3, payInFull: true });
    const quote = await leads.rpc.call(rpc.quoteGroupSize, { token, quantity: 1 });
    expect(quote).toMatchObject({
      refund: usd(448_200),
      retained: usd(49_800),
      newTotal: usd(price + 49_800),
      newBalance: usd(0),
      rule: 'over_60_days',
    });
    const reduced = await leads.rpc.call(rpc.changeGroupSize, {
      token,
      quantity: 1,
      expectedTotal: quote.newTotal,
    });
    expect(reduced).toMatchObject({
      state: 'paid',
      quantity: 1,
      retained: usd(49_800),
      refundable: usd(price),
      balance: usd(0),
    });
    expect(await cancel(token)).toEqual(usd(224_100));
    expect(await promisedBack(booking.id)).toBe((3 * price * 9) / 10);
  });

  it('follows the rule of the day of an earlier change to a distant date', async () => {
    const { offer, booking, token } = await aSettledBooking(in31Days, { quantity: 2, payInFull: true });
    const later = await aDeparture(leads, { ...nextYear, tourId: offer.tourId });
    const quote = await leads.rpc.call(rpc.quoteChangeDate, { token, dateId: later.departureId });
    expect(quote).toMatchObject({ refund: usd(0), retained: usd(0), refundCap: 'from_30_to_60_days' });
    const moved = await leads.rpc.call(rpc.changeDate, { token, dateId: later.departureId });
    expect(moved.actions.cancel).toMatchObject({ refund: usd(price), isCapped: true });
    expect(moved.refundBands.map(({ refund }) => refund)).toEqual([usd(price), usd(price), usd(0)]);
    expect(await cancel(token)).toEqual(usd(price));
    expect(await promisedBack(booking.id)).toBe(price);
  });

  it('follows the rule of the day of an earlier change to a cheaper date', async () => {
    const { offer, booking, token } = await aSettledBooking(in31Days, { payInFull: true });
    const prices = { ...offer.prices, USD: 490 };
    const cheaper = await aDeparture(leads, { ...nextYear, tourId: offer.tourId, prices });
    const moved = await leads.rpc.call(rpc.changeDate, { token, dateId: cheaper.departureId });
    expect(moved).toMatchObject({ state: 'paid', retained: usd(100_000), balance: usd(0) });
    await cancel(token);
    expect(await promisedBack(booking.id)).toBe(price / 2);
  });

  it('includes only travelers who are paid for', async () => {
    const { booking, token } = await aSettledBooking(in72Days, { quantity: 2 });
    await setGroup(token, 5);
    expect(await setGroup(token, 2)).toMatchObject({ retained: usd(0), total: usd(2 * price) });
    expect(await promisedBack(booking.id)).toBe(0);
    const page = await leads.rpc.call(rpc.payBalance, { token });
    await leads.sandbox.pay(pageId(page.url));
    await inState(leads, booking.ref, 'paid');
    await setGroup(token, 1);
    expect(await promisedBack(booking.id)).toBe((price * 9) / 10);
  });

  it('by the operator may be full, with retained charges last', async () => {
    const { booking, token } = await aSettledBooking(in72Days, { quantity: 2, payInFull: true });
    await setGroup(token, 1);
    const { act } = backOfficeOf(leads);
    const reason = 'A kindness.';
    await act('bookings', booking.id, 'refund', { amount: usd(price), reason });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ retainedMinor: 24_900, totalMinor: 24_900 });
    await act('bookings', booking.id, 'refund', { amount: usd(24_900), reason });
    expect(await bookingOf(leads, booking.ref)).toMatchObject({ retainedMinor: 0, totalMinor: 0 });
    expect(await promisedBack(booking.id)).toBe(2 * price);
  });
});
