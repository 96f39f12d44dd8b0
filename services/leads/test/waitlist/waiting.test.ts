import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { getTourAvailability } from '@valam/contracts/leads/availability.rpc';
import * as booking from '@valam/contracts/leads/booking.rpc';
import type { WaitlistInput } from '@valam/contracts/leads/waitlist.schema';
import * as waitlist from '@valam/contracts/leads/waitlist.rpc';
import { money } from '@valam/contracts/shared/money';
import { whileOpen } from '@valam/service-kit/testing/while-open';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { DepartureEntity } from '../../src/departure/departure.entity.js';
import { ReleaseSeats } from '../../src/departure/release-seats.js';
import { LapsedOffers } from '../../src/waitlist/lapsed-offers.js';
import { aDeparture, pageId, refusal } from '../kit/builders.js';
import {
  aPaidBooking,
  bookingOf,
  inState,
  mails,
  stockDifferences,
  waitlistToken,
} from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe('the waitlist', () => {
  let leads: Leads;
  let waiting = 0;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterEach(async () => {
    await leads.sandbox.behave({ failApiRate: 0 });
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  const join = async (dateId: string, quantity = 1) => {
    const email = `waiting-${++waiting}@example.org`;
    const entry: WaitlistInput = { dateId, firstName: 'Wen', lastName: 'Li', email, quantity };
    await leads.rpc.call(waitlist.joinWaitlist, { entry, idempotencyKey: null });
    const token = await waitlistToken(leads, email);
    return { email, entry, token, position: (await place(token)).position };
  };
  const place = (token: string) => leads.rpc.call(waitlist.getWaitlistEntry, { token });
  const cancel = async (token: string) => {
    const { refund } = await leads.rpc.call(booking.quoteCancel, { token });
    await leads.rpc.call(booking.cancelBooking, { token, expectedRefund: refund });
  };
  /** A date whose two seats are sold, and the token of its buyer. */
  const soldOut = async (slug: string) => {
    const offer = await aDeparture(leads, { tourSlug: slug, firstCapacity: 2 });
    const { token } = await aPaidBooking(leads, offer, { quantity: 2 });
    return { offer, token };
  };

  it('is only for dates without seats', async () => {
    const offer = await aDeparture(leads);
    const entry = {
      dateId: offer.departureId,
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      quantity: 2,
    };
    const problem = await refusal(leads.rpc.call(waitlist.joinWaitlist, { entry, idempotencyKey: null }));
    expect(problem).toMatchObject({ code: 'leads.seats_available', details: { free: 12 } });
  });

  it('gets released seats first, in order of arrival', async () => {
    const { offer, token } = await soldOut('waitlist-first');
    const [first, second] = [await join(offer.departureId), await join(offer.departureId, 2)];
    expect([first.position, second.position]).toEqual([1, 2]);
    await cancel(token);
    expect(await place(first.token)).toMatchObject({
      state: 'offered',
      offerExpiresAt: '2027-01-06T06:00:00.000Z',
    });
    expect(await place(second.token)).toMatchObject({
      state: 'waiting',
      position: 1,
      whyNotOffered: '1 seat is free, you asked for 2.',
    });
    expect((await leads.rpc.call(getTourAvailability, { slug: 'waitlist-first' }))[0]).toMatchObject({
      free: 1,
    });
    expect(await mails(leads, 'waitlist-offer', first.email)).toHaveLength(1);
  });

  it('cannot be joined at the moment when seats are released, which nobody would offer', async () => {
    const { offer } = await soldOut('waitlist-meanwhile');
    const entry: WaitlistInput = {
      ...{ dateId: offer.departureId, firstName: 'Wen', lastName: 'Li' },
      ...{ email: 'meanwhile@example.org', quantity: 1 },
    };
    const joining = whileOpen(
      leads.dataSource,
      async (tx) => {
        await tx.update(DepartureEntity, { id: offer.departureId }, { capacity: 3 });
        await leads.get(ReleaseSeats).seatsCameFree(tx, offer.departureId);
      },
      () => leads.rpc.call(waitlist.joinWaitlist, { entry, idempotencyKey: null }),
    );
    expect(await refusal(joining)).toMatchObject({ code: 'leads.seats_available', details: { free: 1 } });
  });

  it('converts an accepted offer into a booking', async () => {
    const { offer, token } = await soldOut('waitlist-accept');
    const { token: mine } = await join(offer.departureId, 2);
    await cancel(token);
    const accept = () => leads.rpc.call(waitlist.acceptOffer, { token: mine, currency: 'EUR' });
    const offered = (await place(mine)).offer;
    const [page, again] = [await accept(), await accept()];
    expect(again.url).toBe(page.url);
    expect(await place(mine)).toMatchObject({
      ...{ state: 'accepted', offer: null },
      unpaidUntil: page.holdExpiresAt,
    });
    await leads.sandbox.pay(pageId(page.url));
    const paid = await inState(leads, page.bookingRef, 'deposit_paid');
    expect(paid).toMatchObject({ quantity: 2, currency: 'EUR' });
    expect(await place(mine)).toMatchObject({ state: 'accepted', unpaidUntil: null });
    const [total, balance] = [money(paid.totalMinor, 'EUR'), paid.balanceDueAt?.toISOString()];
    expect(offered?.balanceDueAt).toBe(balance);
    expect(offered?.amounts.filter(({ deposit }) => deposit.currency === 'EUR')).toMatchObject([{ total }]);
  });

  it('does not book at another price than the displayed one', async () => {
    const { offer, token } = await soldOut('waitlist-price');
    const { token: mine } = await join(offer.departureId, 2);
    await cancel(token);
    const shown = (await place(mine)).offer?.amounts.find(({ total }) => total.currency === 'EUR')?.total;
    const prices = { ...offer.prices, EUR: 2_590 };
    await leads.receive(departureOffered, { ...offer, prices, version: 2 });
    const changed = { id: offer.departureId, catalogVersion: 2 };
    await waitFor(() => leads.dataSource.manager.existsBy(DepartureEntity, changed));
    const accept = { token: mine, currency: 'EUR' as const };
    const asShown = leads.rpc.call(waitlist.acceptOffer, { ...accept, expectedTotal: shown });
    expect(await refusal(asShown)).toMatchObject({
      code: 'leads.price_changed',
      details: { total: money(518_000, 'EUR') },
    });
    expect((await place(mine)).state).toBe('offered');
    const expectedTotal = money(518_000, 'EUR');
    const page = await leads.rpc.call(waitlist.acceptOffer, { ...accept, expectedTotal });
    expect((await bookingOf(leads, page.bookingRef)).totalMinor).toBe(518_000);
  });

  it('ends an accepted offer that is not paid', async () => {
    const { offer, token } = await soldOut('waitlist-unpaid');
    const { token: mine, email } = await join(offer.departureId, 2);
    await cancel(token);
    const page = await leads.rpc.call(waitlist.acceptOffer, { token: mine });
    await leads.sandbox.expire(pageId(page.url));
    await inState(leads, page.bookingRef, 'expired');
    expect(await place(mine)).toMatchObject({ state: 'lapsed', unpaidUntil: null });
    const told = (await mails(leads, 'waitlist-over', email)).map(({ data }) => data['reason']);
    expect(told).toEqual(['You accepted our offer, but the seats were not paid for in time.']);
  });

  it('keeps an offer if the payment page cannot be opened, even in its last minute', async () => {
    const { offer, token } = await soldOut('waitlist-away');
    const { token: mine } = await join(offer.departureId, 2);
    await cancel(token);
    await leads.advance(48 * hourMs - minuteMs);
    await leads.sandbox.behave({ failApiRate: 1 });
    const problem = await refusal(leads.rpc.call(waitlist.acceptOffer, { token: mine }));
    expect(problem.code).toBe('leads.payment_unavailable');
    await leads.advance(10 * minuteMs);
    await leads.get(LapsedOffers).sweep();
    expect((await place(mine)).state).toBe('offered');
    await leads.sandbox.behave({ failApiRate: 0 });
    expect((await leads.rpc.call(waitlist.acceptOffer, { token: mine })).url).toContain('/pay/');
  });

  it('offers the seats to the next entry if an offer lapses or is declined', async () => {
    const { offer, token } = await soldOut('waitlist-lapse');
    const [first, second, third] = [
      await join(offer.departureId, 2),
      await join(offer.departureId, 2),
      await join(offer.departureId, 2),
    ];
    await cancel(token);
    await leads.advance(48 * hourMs);
    await leads.get(LapsedOffers).sweep();
    expect((await place(first.token)).state).toBe('lapsed');
    expect((await refusal(leads.rpc.call(waitlist.acceptOffer, { token: first.token }))).code).toBe(
      'leads.offer_over',
    );
    expect((await place(second.token)).state).toBe('offered');
    await leads.rpc.call(waitlist.withdrawFromWaitlist, { token: second.token });
    await waitFor(async () => (await place(third.token)).state === 'offered');
    expect(await mails(leads, 'waitlist-over', first.email)).toHaveLength(1);
  });

  it('accepts no bot, whose offer would block seats', async () => {
    const { offer } = await soldOut('waitlist-programs');
    const email = 'program@example.org';
    const entry = { dateId: offer.departureId, firstName: 'Buy', lastName: 'Now', email, quantity: 2 };
    const answer = await leads.rpc.call(waitlist.joinWaitlist, {
      entry: { ...entry, website: 'https://spam.example' },
      idempotencyKey: null,
    });
    expect(answer).toMatchObject({ position: 0 });
    expect((await join(offer.departureId)).position).toBe(1);
    expect(await mails(leads, 'waitlist-joined', email)).toEqual([]);
  });

  it('keeps the position of a person who joins again', async () => {
    const { offer } = await soldOut('waitlist-again');
    const mine = await join(offer.departureId);
    await join(offer.departureId);
    const again = { entry: { ...mine.entry, firstName: 'Mallory', quantity: 4 }, idempotencyKey: null };
    await leads.rpc.call(waitlist.joinWaitlist, again);
    expect(await waitlistToken(leads, mine.email)).toBe(mine.token);
    expect(await place(mine.token)).toMatchObject({ position: 1, quantity: 1, state: 'waiting' });
  });

  it('emails the position to an address that already waits, at most every ten minutes', async () => {
    const { offer, token } = await soldOut('waitlist-told');
    const { email, entry } = await join(offer.departureId);
    const again = () => leads.rpc.call(waitlist.joinWaitlist, { entry, idempotencyKey: null });
    await again();
    expect(await mails(leads, 'waitlist-joined', email)).toHaveLength(1);
    await leads.advance(10 * 60_000);
    await Promise.all([again(), again()]);
    expect(await mails(leads, 'waitlist-joined', email)).toHaveLength(2);
    await join(offer.departureId, 2);
    await cancel(token);
    await leads.advance(10 * 60_000);
    await leads.rpc.call(waitlist.joinWaitlist, {
      entry: { ...entry, quantity: 12 },
      idempotencyKey: null,
    });
    expect(await mails(leads, 'waitlist-joined', email)).toHaveLength(2);
    expect(await mails(leads, 'waitlist-offer', email)).toHaveLength(2);
  });
});
