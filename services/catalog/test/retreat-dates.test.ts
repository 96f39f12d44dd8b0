import { describe, expect, it } from '@jest/globals';
import { retreatChanged } from '@valam/contracts/catalog/content.events';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { getRetreat, listRetreats } from '@valam/contracts/catalog/retreat.rpc';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { whileOpen } from '@valam/service-kit/testing/while-open';
import { RetreatsResource } from '../src/retreat/retreats.resource.js';
import { deskOf, refused } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const room = {
  id: 'own-room',
  name: 'Single room',
  supplement: { USD: 300, EUR: 280, GBP: 240, INR: 25_000 },
};
const wholeRetreat = {
  title: 'A Week of Quiet',
  days: 7,
  itinerary: '[p]Sit, walk, sleep.[/p]',
  inclusions: 'Six nights',
  exclusions: 'Flights',
  ...{ costUsd: 890, costEur: 820, costGbp: 700, costInr: 74_500 },
  numberOfSeats: 9,
  roomOptions: [room],
  dietServed: ['Vegetarian'],
  dietNotServed: ['Meat, fish and eggs'],
};
const week = { startDate: '2027-02-07', endDate: '2027-02-13' };

const catalog = await runningCatalog();

describe('a retreat with dates', () => {
  const { create, update, act, list } = deskOf(catalog);
  const payloads = async <T>(events: Promise<{ payload: T }[]>) =>
    (await events).map(({ payload }) => payload);
  const offersOf = async (id: string) =>
    (await payloads(catalog.emittedEvents(departureOffered))).filter(({ departureId }) => departureId === id);
  const aRetreatWithADate = async (values: Record<string, unknown> = {}) => {
    const retreat = await create('retreats', { ...wholeRetreat, ...values });
    const date = await create('tour-dates', { retreatId: retreat.id, ...week });
    await act('retreats', retreat.id, 'publish');
    await act('tour-dates', date.id, 'publish');
    return { retreat, date };
  };

  it('is offered to leads with all data for its sale', async () => {
    const { retreat, date } = await aRetreatWithADate({ slug: 'offered' });
    expect((await offersOf(date.id)).at(-1)).toMatchObject({
      tripKind: 'retreat',
      tourId: retreat.id,
      tourSlug: 'offered',
      tourTitle: 'A Week of Quiet',
      ...week,
      firstCapacity: 9,
      prices: { USD: 890, EUR: 820, GBP: 700, INR: 74_500 },
      roomOptions: [room],
      dietServed: ['Vegetarian'],
      promise: { itinerary: [], plan: 'Sit, walk, sleep.', inclusions: 'Six nights', exclusions: 'Flights' },
    });
    expect((await list('tour-dates', {}, { retreatId: retreat.id })).items).toMatchObject([{ id: date.id }]);
  });

  it('is offered again after a price change, and withdrawn when it is unpublished', async () => {
    const { retreat, date } = await aRetreatWithADate({ slug: 'changing' });
    const published = await act('retreats', retreat.id, 'publish');
    const before = (await offersOf(date.id)).at(-1);
    await update('retreats', retreat.id, Number(published.version), { costUsd: 950 });
    const after = (await offersOf(date.id)).at(-1);
    expect(after?.prices.USD).toBe(950);
    expect(after?.version).toBeGreaterThan(before?.version ?? Infinity);
    await act('retreats', retreat.id, 'archive');
    expect((await payloads(catalog.emittedEvents(departureWithdrawn))).at(-1)?.departureId).toBe(date.id);
  });

  const newest = async (id: string) => {
    const offers = await offersOf(id);
    const version = Math.max(...offers.map((offer) => offer.version));
    return offers.filter((offer) => offer.version === version);
  };

  it('has a final offer with both changes after concurrent changes of its price and days', async () => {
    const { retreat, date } = await aRetreatWithADate({ slug: 'both-at-once' });
    const { version } = await act('tour-dates', date.id, 'publish');
    await whileOpen(
      catalog.dataSource,
      (tx) => catalog.get(RetreatsResource).update(tx, retreat.id, { costUsd: 950 }),
      () => update('tour-dates', date.id, Number(version), { endDate: '2027-02-14' }),
    );
    expect(await newest(date.id)).toMatchObject([{ endDate: '2027-02-14', prices: { USD: 950 } }]);
  });

  it('cannot get a date without a price by concurrent changes', async () => {
    const retreat = await create('retreats', { ...wholeRetreat, slug: 'free-at-once' });
    await act('retreats', retreat.id, 'publish');
    const date = await create('tour-dates', { retreatId: retreat.id, ...week });
    const published = whileOpen(
      catalog.dataSource,
      (tx) => catalog.get(RetreatsResource).update(tx, retreat.id, { costInr: 0 }),
      () => act('tour-dates', date.id, 'publish'),
    );
    await expect(published).rejects.toMatchObject(
      refused({ retreatId: expect.stringMatching(/every currency/) }),
    );
  });

  it('can take over a date of another retreat with a higher version', async () => {
    const { retreat: former, date } = await aRetreatWithADate({ slug: 'changed-often' });
    for (let change = 0; change < 5; change++) {
      const { version } = await act('retreats', former.id, 'publish');
      await update('retreats', former.id, Number(version), { costUsd: 900 + change });
    }
    const next = await create('retreats', { ...wholeRetreat, slug: 'new-home', costUsd: 640 });
    await act('retreats', next.id, 'publish');
    const { version } = await act('tour-dates', date.id, 'publish');
    await update('tour-dates', date.id, Number(version), { retreatId: next.id });
    expect(await newest(date.id)).toMatchObject([{ tourSlug: 'new-home', prices: { USD: 640 } }]);
  });

  it("shows its future dates with seats from leads' events, which invalidate the page", async () => {
    const { retreat, date } = await aRetreatWithADate({ slug: 'shown' });
    const past = await create('tour-dates', {
      ...{ retreatId: retreat.id, startDate: '2026-10-01', endDate: '2026-10-07' },
    });
    await act('tour-dates', past.id, 'publish');
    await catalog.receive(seatsChanged, {
      ...{ departureId: date.id, tripKind: 'retreat', tourId: retreat.id, version: 2 },
      ...{ capacity: 9, confirmed: 7, reserved: 0, free: 2, status: 'nearly_full' },
    });
    const shown = await waitFor(async () => {
      const view = await catalog.rpc.call(getRetreat, { slug: 'shown' });
      return view.dates?.[0]?.seats ? view : null;
    });
    expect(shown).toMatchObject({
      dates: [{ id: date.id, ...week, bookingStatus: '2 seats left', seats: { capacity: 9, free: 2 } }],
      roomOptions: [room],
      dietServed: ['Vegetarian'],
    });
    const { items } = await catalog.rpc.call(listRetreats, { page: 1, perPage: 100 });
    expect(items.find(({ slug }) => slug === 'shown')?.dates).toEqual(shown.dates);
    expect((await payloads(catalog.emittedEvents(retreatChanged))).at(-1)?.tags).toEqual(['retreats']);
  });

  it('has no dates by default', async () => {
    const retreat = await create('retreats', { ...wholeRetreat, slug: 'undated' });
    await act('retreats', retreat.id, 'publish');
    expect((await catalog.rpc.call(getRetreat, { slug: 'undated' })).dates).toEqual([]);
  });

  it('needs a price in every currency before it gets a date', async () => {
    const free = await create('retreats', { ...wholeRetreat, slug: 'free', costInr: 0 });
    const date = await create('tour-dates', { retreatId: free.id, ...week });
    await act('retreats', free.id, 'publish');
    const unpriced = refused({ retreatId: expect.stringMatching(/every currency/) });
    await expect(act('tour-dates', date.id, 'publish')).rejects.toMatchObject(unpriced);
    const { retreat } = await aRetreatWithADate({ slug: 'priced' });
    const version = Number((await act('retreats', retreat.id, 'publish')).version);
    await expect(update('retreats', retreat.id, version, { costGbp: 0 })).rejects.toMatchObject(unpriced);
    expect((await catalog.rpc.call(getRetreat, { slug: 'priced' })).costGbp).toBe(700);
  });

  it('cannot share a date with a tour', async () => {
    const wrong = refused({ tourId: expect.stringMatching(/one tour or one retreat/) });
    await expect(create('tour-dates', week)).rejects.toMatchObject(wrong);
    const tour = await create('tours', { title: 'Both', slug: 'both' });
    const { retreat } = await aRetreatWithADate({ slug: 'both' });
    await expect(
      create('tour-dates', { ...week, tourId: tour.id, retreatId: retreat.id }),
    ).rejects.toMatchObject(wrong);
  });

  it('emits its offers again on request', async () => {
    const { date } = await aRetreatWithADate({ slug: 'again' });
    const before = (await offersOf(date.id)).length;
    await catalog.rpc.call(replayCatalog, { what: 'departures' });
    expect((await offersOf(date.id)).length).toBe(before + 1);
  });
});
