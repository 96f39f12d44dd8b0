import { describe, expect, it } from '@jest/globals';
import { departureOffered, departureWithdrawn } from '@valam/contracts/catalog/departure.events';
import { replayCatalog } from '@valam/contracts/catalog/replay.rpc';
import { listTourFacets } from '@valam/contracts/catalog/tour-facets.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { seatsChanged } from '@valam/contracts/leads/seats.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { OfferDepartures } from '../src/departure/offer-departures.js';
import { aDay, aDeparture, aTour } from './builders.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const slugs = async (filters = {}) =>
  (await catalog.rpc.call(listTours, { page: 1, perPage: 100, ...filters })).items.map(({ slug }) => slug);

describe('tours', () => {
  it("show a departure as sold out after leads' event", async () => {
    const tour = await aTour(catalog, { slug: 'seats', title: 'Seats', order: -1 });
    const departure = await aDeparture(catalog, tour);
    const seats = { departureId: departure.id, tourId: tour.id, capacity: 12, reserved: 0 };
    await catalog.receive(seatsChanged, { ...seats, confirmed: 12, free: 0, status: 'sold_out', version: 2 });
    await catalog.receive(seatsChanged, { ...seats, confirmed: 0, free: 12, status: 'open', version: 1 });
    await waitFor(async () => {
      const shown = await catalog.rpc.call(getTour, { slug: 'seats' });
      return shown.tourDates[0]?.bookingStatus === 'Sold Out' && shown.bookingStatus === 'Sold Out';
    });
    expect(await slugs({ available: 'true' })).not.toContain('seats');
  });

  it('are not bookable on their first day, nor on a canceled or closed date', async () => {
    const tour = await aTour(catalog, { slug: 'off-sale', title: 'Off sale', order: -1 });
    const dates = [
      await aDeparture(catalog, tour, { startDate: '2026-11-02', endDate: '2026-11-09' }),
      await aDeparture(catalog, tour, { startDate: '2028-05-06', endDate: '2028-05-13' }),
      await aDeparture(catalog, tour, { startDate: '2028-06-06', endDate: '2028-06-13' }),
    ];
    const seats = { tourId: tour.id, capacity: 12, confirmed: 3, reserved: 0, version: 2 };
    for (const [index, free, status] of [
      [1, 0, 'cancelled'],
      [2, 9, 'closed'],
    ] as const)
      await catalog.receive(seatsChanged, { ...seats, departureId: dates[index]?.id ?? '', free, status });
    const shown = await waitFor(async () => {
      const view = await catalog.rpc.call(getTour, { slug: 'off-sale' });
      return view.tourDates.every(({ bookingStatus }) => bookingStatus) ? view : null;
    });
    expect(shown.bookingStatus).toBe('Bookings Closed');
    expect(shown.tourDates.map(({ startDate, isClosed }) => [startDate, isClosed])).toEqual([
      ['2028-05-06', true],
      ['2028-06-06', true],
    ]);
    for (const filters of [
      { available: 'true' },
      { month: '2026-11' },
      { month: '2028-05' },
      { month: '2028-06' },
    ])
      expect(await slugs(filters)).not.toContain('off-sale');
    const { months } = await catalog.rpc.call(listTourFacets, {});
    expect(months.map(({ value }) => value).filter((value) => value === '2026-11' || value > '2028')).toEqual(
      [],
    );
  });

  it('offer published departures to leads and withdraw the others', async () => {
    const tour = await aTour(catalog, { title: 'Offered', inclusions: 'Meals' });
    await aDay(catalog, tour, 1);
    const open = await aDeparture(catalog, tour);
    const gone = await aDeparture(catalog, tour, {
      status: 'archived',
      publishedAt: new Date('2026-01-01'),
      startDate: '2027-03-01',
      endDate: '2027-03-02',
    });
    const draft = await aDeparture(catalog, tour, { status: 'draft' });
    await catalog.dataSource.transaction((tx) =>
      catalog.get(OfferDepartures).ofTrip(tx, { kind: 'tour', id: tour.id }),
    );
    const offered = (await catalog.emittedEvents(departureOffered)).map(({ payload }) => payload);
    expect(offered.find(({ departureId }) => departureId === open.id)).toMatchObject({
      tourTitle: 'Offered',
      firstCapacity: 12,
      prices: { USD: 2490, EUR: 2290, GBP: 1990, INR: 199000 },
      promise: { itinerary: [{ day: 1, title: 'Day 1', summary: 'Walk' }], inclusions: 'Meals' },
      version: 2,
    });
    const withdrawn = (await catalog.emittedEvents(departureWithdrawn)).map(
      ({ payload }) => payload.departureId,
    );
    expect(withdrawn).toContain(gone.id);
    expect([...withdrawn, ...offered.map(({ departureId }) => departureId)]).not.toContain(draft.id);
  });

  it('emit their offers again on request', async () => {
    const before = (await catalog.emittedEvents(departureOffered)).length;
    const { announced } = await catalog.rpc.call(replayCatalog, { what: 'departures' });
    const after = (await catalog.emittedEvents(departureOffered)).length;
    expect(announced).toBeGreaterThan(3);
    expect(after - before).toBeGreaterThan(3);
  });
});
