import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as booking from '@valam/contracts/leads/booking.rpc';
import { startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { DepartureEntity } from '../src/departure/departure.entity.js';
import { aDeparture, aRequest, pageId, startBooking } from './kit/builders.js';
import { aPaidBooking, bookingOf, signedEvent, stockDifferences } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

const factors = [0, -1, 0.01, 0.5, 0.99, 1.01, 2, 1e6];
const steps = [-1, 1, 0.5, -0.01];
const odd = ['1', '', null, true, [], {}, Number.MAX_SAFE_INTEGER, 1e21] as unknown as number[];

type Change = Partial<BookingSessionRequest>;

/** Tampered variants of an honest request from the panel. */
const dishonest: Readonly<Record<string, (honest: BookingSessionRequest) => readonly Change[]>> = {
  'another total': ({ amount }) =>
    [...factors.map((factor) => amount * factor), ...steps.map((step) => amount + step), ...odd].map(
      (changed) => ({ amount: changed }),
    ),
  'another deposit': ({ depositAmount }) =>
    [
      ...factors.map((factor) => depositAmount * factor),
      ...steps.map((step) => depositAmount + step),
      ...odd,
    ].map((changed) => ({ depositAmount: changed })),
  'both by the same factor': ({ amount, depositAmount }) =>
    factors.map((factor) => ({ amount: amount * factor, depositAmount: depositAmount * factor })),
  'total and deposit in each other’s place': ({ amount, depositAmount }) => [
    { amount: depositAmount, depositAmount: amount },
    { depositAmount: amount },
    { amount: depositAmount },
  ],
  'another currency for the same figures': () =>
    (['EUR', 'GBP', 'INR', 'JPY', 'usd', ''] as BookingSessionRequest['currency'][]).map((currency) => ({
      currency,
    })),
  'more people for the same money': () =>
    [2, 3, 12, 13, 0, -1, 1.5, 1e9, NaN].map((quantity) => ({ quantity })),
  'a date or tour that is not this one': () =>
    [randomUUID(), '', 'x', "' or 1=1 --"].flatMap((id) => [{ tourDatePreferred: id }, { tourId: id }]),
  'a room that is not paid for, or not offered': () =>
    ['single', 'suite', '__proto__'].map((roomOptionId) => ({ roomOptionId })),
  'another kind of thing': () => ['inquiry', 'paid', 'free'].map((type) => ({ type }) as unknown as Change),
};

describe('tampered requests', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const accepted = async (calls: readonly (() => Promise<unknown>)[]): Promise<number[]> => {
    const results = await Promise.allSettled(calls.map((call) => call()));
    return results.flatMap(({ status }, i) => (status === 'fulfilled' ? [i] : []));
  };
  const seats = async (id: string) => {
    const { confirmed, reserved } = await leads.dataSource.manager.findOneByOrFail(DepartureEntity, { id });
    return { confirmed, reserved };
  };

  it.each(Object.entries(dishonest))('book nothing: %s', async (_name, tamper) => {
    const offer = await aDeparture(leads);
    const calls = tamper(aRequest(offer)).map(
      (change) => () =>
        leads.rpc.call(startCheckout, {
          request: { ...aRequest(offer), ...change },
          idempotencyKey: null,
        }),
    );
    expect(await accepted(calls)).toEqual([]);
    expect(await seats(offer.departureId)).toEqual({ confirmed: 0, reserved: 0 });
  });

  it('change nothing behind a link', async () => {
    const offer = await aDeparture(leads);
    const foreign = await aDeparture(leads, { startDate: '2027-09-01', endDate: '2027-09-10' });
    const { token, booking: made } = await aPaidBooking(leads, offer);
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    const call = leads.rpc.call.bind(leads.rpc);
    const refunds = [
      { ...refund, amountMinor: refund.amountMinor + 1 },
      { ...refund, amountMinor: refund.amountMinor * 100 },
      { ...refund, amountMinor: -refund.amountMinor },
      { ...refund, amountMinor: 0 },
      { ...refund, currency: 'EUR' as const },
    ];
    const tokens = [...token.slice(-40)].map((_, at) => {
      const place = token.length - 40 + at;
      return token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);
    });
    const another = { amountMinor: 1, currency: 'USD' as const };
    expect(
      await accepted([
        ...refunds.map((expectedRefund) => () => call(booking.cancelBooking, { token, expectedRefund })),
        ...tokens.map(
          (forged) => () => call(booking.cancelBooking, { token: forged, expectedRefund: refund }),
        ),
        ...tokens.map((forged) => () => call(booking.getBooking, { token: forged })),
        () => call(booking.changeDate, { token, dateId: foreign.departureId }),
        () => call(booking.changeDate, { token, dateId: randomUUID() }),
        ...[0, -1, 13, 1.5].map((quantity) => () => call(booking.changeGroupSize, { token, quantity })),
        () => call(booking.changeGroupSize, { token, quantity: 2, expectedTotal: another }),
        ...tokens.map((forged) => () => call(booking.startPaymentPlan, { token: forged, installments: 2 })),
        ...tokens.map((forged) => () => call(booking.saveCard, { token: forged, consent: true })),
        ...([0, -1, 1, 12, 13, 2.5, '2', null] as number[]).map(
          (installments) => () => call(booking.startPaymentPlan, { token, installments }),
        ),
        ...(['', 'none', 1, []] as unknown as 'all'[]).map(
          (part) => () => call(booking.payBalance, { token, part }),
        ),
        () => call(booking.payBalance, { token, part: 'installment' }),
        ...([false, 'yes', 1, null] as unknown as true[]).map(
          (consent) => () => call(booking.saveCard, { token, consent }),
        ),
        () => call(booking.saveCard, { token, consent: true }),
      ]),
    ).toEqual([]);
    expect(await bookingOf(leads, made.ref)).toMatchObject({ state: 'deposit_paid', quantity: 1 });
    expect(await seats(offer.departureId)).toEqual({ confirmed: 1, reserved: 0 });
  });

  it('pay for nothing, with other amounts, currencies, pages or signatures', async () => {
    const offer = await aDeparture(leads);
    const page = await startBooking(leads, offer);
    const honest = {
      id: pageId(page.url),
      payment_status: 'paid',
      status: 'complete',
      amount_total: 49_800,
      currency: 'usd',
      payment_intent: 'pi_forged',
    };
    const other = [0, 1, -49_800, 49_799, 49_801, 4_980_000].map((amount_total) => ({ amount_total }));
    const wrong = [
      ...other,
      ...['eur', 'inr', ''].map((currency) => ({ currency })),
      { payment_status: 'unpaid' },
      { id: 'cs_unknown' },
    ];
    for (const change of wrong) {
      const { body, signature } = signedEvent('checkout.session.completed', { ...honest, ...change });
      await leads.door.deliver(body, signature);
    }
    const { body, signature } = signedEvent('checkout.session.completed', honest);
    const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1_000) - 3_600}`);
    for (const forged of ['', 't=1,v1=0', old, signature.replace('v1', 'v0'), signature.slice(0, -1)])
      expect(await leads.door.deliver(body, forged)).toBe(400);
    const swapped = Buffer.from(body.toString().replace('49800', '49801'));
    expect(await leads.door.deliver(swapped, signature)).toBe(400);

    expect((await bookingOf(leads, page.bookingRef)).state).toBe('awaiting_payment');
    expect(await seats(offer.departureId)).toEqual({ confirmed: 0, reserved: 1 });
    expect(await stockDifferences(leads)).toEqual([]);
  });
});
