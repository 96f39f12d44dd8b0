import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { releaseCheckout, startCheckout } from '@valam/contracts/leads/checkout.rpc';
import type { BookingSessionRequest } from '@valam/contracts/leads/checkout.schema';
import { getWaitlistEntry, joinWaitlist } from '@valam/contracts/leads/waitlist.rpc';
import { BookingEntity } from '../../src/booking/booking.entity.js';
import { holdKeysOf } from '../../src/checkout/hold-key.js';
import { HoldLimits, holdLimitsOf } from '../../src/checkout/hold-limits.js';
import { LapsedHolds } from '../../src/checkout/lapsed-holds.js';
import { PriceRequest } from '../../src/checkout/price-request.js';
import { aDeparture, aRequest, refusal } from '../kit/builders.js';
import { bookingOf, stockDifferences, waitlistToken } from '../kit/paid-booking.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const limits = holdLimitsOf('production');

describe('a hold', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads({ environment: 'production' });
  });
  afterEach(async () => {
    expect(await stockDifferences(leads)).toEqual([]);
  });
  afterAll(() => leads.stop());

  let networks = 0;
  const aNetwork = () => `192.0.2.${++networks}`;
  type Offer = Awaited<ReturnType<typeof aDeparture>>;
  const hold = (request: BookingSessionRequest, network: string, idempotencyKey: string | null = null) =>
    leads.rpc.call(startCheckout, { request, idempotencyKey, network });
  const book = (offer: Offer, change: Partial<BookingSessionRequest>, network = aNetwork()) =>
    hold(aRequest(offer, change), network);
  const openHolds = (offer: Offer) =>
    leads.dataSource.manager.countBy(BookingEntity, {
      departureId: offer.departureId,
      state: 'awaiting_payment',
    });

  it('is repeated only by the same request of the same browser', async () => {
    const offer = await aDeparture(leads);
    const request = aRequest(offer, { needs: 'wheelchair', diet: 'vegan' });
    const home = aNetwork();
    const first = await hold(request, home);
    expect(await hold(request, home)).toEqual(first);
    const stranger = await hold(request, aNetwork());
    for (const secret of ['url', 'bookingRef', 'sessionId'] as const)
      expect(stranger[secret]).not.toBe(first[secret]);
    await leads.rpc.call(releaseCheckout, { id: stranger.sessionId ?? '' });
    expect((await bookingOf(leads, first.bookingRef)).state).toBe('awaiting_payment');
  });

  it('stores no hash from which diet and needs can be guessed, and recognizes those of an earlier release', async () => {
    const request = aRequest(await aDeparture(leads), { needs: 'insulin', diet: 'vegan' });
    const home = aNetwork();
    const first = await hold(request, home);
    const { id, holdKey } = await bookingOf(leads, first.bookingRef);
    const { manager } = leads.dataSource;
    const order = await leads.get(PriceRequest).run(manager, request);
    const [current, earlier] = holdKeysOf(manager, order, leads.get(HoldLimits).networkOf(home));
    expect(holdKey).toBe(current);
    expect(holdKey).not.toBe(earlier);
    await manager.update(BookingEntity, { id }, { holdKey: earlier });
    expect(await hold(request, home)).toEqual(first);
  });

  it.each<[string, Partial<BookingSessionRequest>]>([
    ['another name', { firstName: 'Mallory' }],
    ['another diet', { diet: 'vegan: nuts kill me' }],
    ['other needs', { needs: 'wheelchair' }],
    ['another number', { mobile: '+919876543210' }],
    ['another currency', { currency: 'EUR' }],
    ['another way to pay', { payInFull: true }],
  ])('with %s is a separate one, and nobody loses a hold by it', async (_name, change) => {
    const offer = await aDeparture(leads);
    const email = `victim-${networks}@example.org`;
    const network = aNetwork();
    const first = await book(offer, { email }, network);
    const second = await book(offer, { email, ...change }, network);
    expect(second.bookingRef).not.toBe(first.bookingRef);
    expect(await openHolds(offer)).toBe(2);
  });

  it('is replaced by other choices of the browser that has its secret', async () => {
    const offer = await aDeparture(leads);
    const email = 'corrects@example.org';
    const first = await book(offer, { email });
    const second = await book(offer, { email, needs: 'wheelchair', replaces: first.sessionId });
    expect((await bookingOf(leads, first.bookingRef)).state).toBe('expired');
    expect((await bookingOf(leads, second.bookingRef)).state).toBe('awaiting_payment');
    expect(await openHolds(offer)).toBe(1);
  });

  it('on another date is released once the new one has its seats', async () => {
    const [former, offer] = [await aDeparture(leads), await aDeparture(leads)];
    const email = 'moves@example.org';
    const first = await book(former, { email });
    await book(offer, { email, replaces: first.sessionId });
    expect((await bookingOf(leads, first.bookingRef)).state).toBe('expired');
    expect([await openHolds(former), await openHolds(offer)]).toEqual([0, 1]);
  });

  it('on another date is kept if the new one has no seats', async () => {
    const [former, full] = [await aDeparture(leads), await aDeparture(leads, { firstCapacity: 1 })];
    await book(full, { email: 'first@example.org' });
    const email = 'stays@example.org';
    const first = await book(former, { email });
    const moved = book(full, { email, replaces: first.sessionId });
    expect((await refusal(moved)).code).toBe('leads.departure_full');
    expect((await bookingOf(leads, first.bookingRef)).state).toBe('awaiting_payment');
  });

  it('replaced by a smaller one offers the remaining seats to the waitlist first', async () => {
    const offer = await aDeparture(leads, { firstCapacity: 4 });
    const email = 'fewer@example.org';
    const first = await book(offer, { email, quantity: 4 });
    const waiting = {
      ...{ dateId: offer.departureId, firstName: 'Wen', lastName: 'Li' },
      ...{ email: 'wen@example.org', quantity: 1 },
    };
    await leads.rpc.call(joinWaitlist, { entry: waiting, idempotencyKey: null });
    const token = await waitlistToken(leads, waiting.email);
    const place = async () => (await leads.rpc.call(getWaitlistEntry, { token })).state;
    const second = await book(offer, { email, quantity: 4, needs: 'quiet', replaces: first.sessionId });
    expect(await place()).toBe('waiting');
    await book(offer, { email, quantity: 3, replaces: second.sessionId });
    expect(await place()).toBe('offered');
    expect((await refusal(book(offer, { quantity: 1 }))).code).toBe('leads.departure_full');
  });

  it('is refused to a person with enough holds, even for concurrent requests', async () => {
    const offer = await aDeparture(leads);
    const calls = Array.from({ length: 8 }, (_, i) =>
      book(offer, { email: 'greedy@example.org', needs: `wish ${i}` }),
    );
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.person.openHolds);
    const problem = await refusal(book(offer, { email: 'greedy@example.org' }));
    expect(problem).toMatchObject({ code: 'leads.too_many_holds', kind: 'rate_limited' });
  });

  it('is refused if one network would hold too many seats', async () => {
    const network = aNetwork();
    const most = limits.network?.heldSeats ?? 0;
    for (let seats = 0; seats + 12 <= most; seats += 12)
      await book(await aDeparture(leads), { quantity: 12 }, network);
    const offer = await aDeparture(leads);
    expect((await refusal(book(offer, { quantity: 1 }, network))).code).toBe('leads.too_many_holds');
    expect(await book(offer, { quantity: 1 })).toHaveProperty('url');
  });

  it('is refused for a day to anyone who lets several holds lapse', async () => {
    const network = aNetwork();
    const offer = await aDeparture(leads);
    const email = 'never-pays@example.org';
    for (let i = 0; i < limits.person.unpaidInADay; i++) {
      const page = await book(offer, { email }, network);
      await leads.rpc.call(releaseCheckout, { id: page.sessionId ?? '' });
    }
    expect((await refusal(book(offer, { email }, network))).code).toBe('leads.too_many_holds');
    await leads.advance(25 * hourMs);
    expect(await book(offer, { email }, network)).toHaveProperty('url');
  });

  it('stores its network for two days, only as a hash', async () => {
    const network = aNetwork();
    const page = await book(await aDeparture(leads), {}, network);
    const stored = (await bookingOf(leads, page.bookingRef)).network;
    expect(stored).toEqual(expect.any(String));
    expect(stored).not.toContain(network);
    await leads.advance(49 * hourMs);
    await leads.get(LapsedHolds).sweep();
    expect((await bookingOf(leads, page.bookingRef)).network).toBeNull();
  });
});
