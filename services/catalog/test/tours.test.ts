import { beforeAll, describe, expect, it } from '@jest/globals';
import { tourChanged } from '@valam/contracts/catalog/content.events';
import { listTourFacets } from '@valam/contracts/catalog/tour-facets.rpc';
import { getTemple } from '@valam/contracts/catalog/temple.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { aDay, aDeparture, aPicture, aTour, saved } from './builders.js';
import { templeKind } from '../src/temple/temple.kind.js';
import { tourKind } from '../src/tour/tour.kind.js';
import { venueKind } from '../src/venue/venue.kind.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const list = (filters = {}) => catalog.rpc.call(listTours, { page: 1, perPage: 100, ...filters });
const slugs = async (filters = {}) => (await list(filters)).items.map(({ slug }) => slug);

describe('tours', () => {
  beforeAll(async () => {
    const shiva = await aTour(catalog, {
      slug: 'discovering-shiva',
      title: 'Discovering Shiva',
      order: 10,
      districts: ['Chennai', 'Tiruvannamalai'],
      themes: ['Shiva'],
      displayPhoto: (await aPicture(catalog)).key,
    });
    await aDay(catalog, shiva, 2);
    await aDay(catalog, shiva, 1);
    await aDeparture(catalog, shiva, { startDate: '2026-10-01', endDate: '2026-10-10' });
    await aDeparture(catalog, shiva, { startDate: '2027-02-06', endDate: '2027-02-15' });
    const short = await aTour(catalog, {
      slug: 'short',
      title: 'Short',
      order: 5,
      days: 4,
      costUsd: 900,
      costInr: 70000,
      costGbp: 5000,
      effort: 'easy',
      easyOnKnees: true,
    });
    await aDeparture(catalog, short, {
      startDate: '2026-12-01',
      endDate: '2026-12-04',
      bookingStatus: 'Sold Out',
    });
    await aTour(catalog, { slug: 'draft', title: 'Draft', order: 99, status: 'draft' });
  });

  it('list the houses of the group, with links to published pages', async () => {
    const house = { kind: 'Guest house', town: 'Chennai', nights: 1 };
    await saved(catalog, venueKind, { slug: 'shown', name: 'Shown' });
    await saved(catalog, venueKind, { slug: 'hidden', name: 'Hidden', status: 'draft' });
    await aTour(catalog, {
      slug: 'housed',
      title: 'Housed',
      order: 1,
      houses: ['shown', 'hidden', null].map((venueSlug) => ({
        ...house,
        name: venueSlug ?? 'tent',
        venueSlug,
      })),
    });
    const { houses } = await catalog.rpc.call(getTour, { slug: 'housed' });
    expect(houses?.map(({ name, venueSlug }) => [name, venueSlug])).toEqual([
      ['shown', 'shown'],
      ['hidden', null],
      ['tent', null],
    ]);
    await catalog.dataSource.query(`delete from tour where slug = 'housed'`);
  });

  it('are sorted by order, highest first, without drafts', async () => {
    expect(await slugs()).toEqual(['discovering-shiva', 'short']);
  });

  it('include future departures, with badge and picture', async () => {
    const { items } = await list();
    expect(items[0]).toMatchObject({
      displayPhoto: { src: expect.stringMatching(/^\/media\//), kind: 'drawing' },
      tourDates: [{ startDate: '2027-02-06', endDate: '2027-02-15' }],
    });
    expect(items[1]).toMatchObject({ bookingStatus: 'Sold Out' });
    expect(JSON.stringify(items)).not.toMatch(/firstCapacity|sampleSold|isSample/);
  });

  it.each([
    [{ month: '2' }, ['discovering-shiva']],
    [{ month: '2026-12' }, ['short']],
    [{ month: '2027-12' }, []],
    [{ district: 'chennai' }, ['discovering-shiva']],
    [{ theme: 'SHIVA' }, ['discovering-shiva']],
    [{ maxDays: 5 }, ['short']],
    [{ minDays: 5 }, ['discovering-shiva']],
    [{ maxPrice: 1000 }, ['short']],
    [{ maxPrice: 80000, currency: 'INR' }, ['short']],
    [{ available: 'true' }, ['discovering-shiva']],
    [{ effort: 'easy' }, ['short']],
    [{ easyOnKnees: 'true' }, ['short']],
    [{ sort: 'price' }, ['short', 'discovering-shiva']],
    [{ sort: '-price' }, ['discovering-shiva', 'short']],
    [{ sort: 'price', sortCurrency: 'GBP' }, ['discovering-shiva', 'short']],
    [{ sort: '-price', sortCurrency: 'GBP' }, ['short', 'discovering-shiva']],
    [{ sort: 'price', maxPrice: 5000, currency: 'USD', sortCurrency: 'GBP' }, ['discovering-shiva', 'short']],
    [{ sort: 'soonest' }, ['short', 'discovering-shiva']],
    [{ sort: 'duration' }, ['short', 'discovering-shiva']],
    [{ page: 2, perPage: 1 }, ['short']],
  ])('are filtered by %j', async (filters, expected) => {
    expect(await slugs(filters)).toEqual(expected);
  });

  it('are counted for each filter, without drafts and past departures', async () => {
    expect(await catalog.rpc.call(listTourFacets, {})).toMatchObject({
      months: [
        { value: '2026-12', count: 1 },
        { value: '2027-02', count: 1 },
      ],
      lengths: [
        { value: 'short', count: 1 },
        { value: 'long', count: 1 },
      ],
      districts: expect.arrayContaining([{ value: 'Tiruvannamalai', count: 1 }]),
      themes: expect.arrayContaining([{ value: 'Shiva', count: 1 }]),
      prices: expect.arrayContaining([{ value: '1500', count: 1 }]),
      currency: 'USD',
      efforts: expect.arrayContaining([{ value: 'easy', count: 1 }]),
      easyOnKnees: 1,
      withSeats: 1,
    });
  });

  it('are counted in combination with other filters, so that no choice is empty', async () => {
    const { months, themes, lengths } = await catalog.rpc.call(listTourFacets, { theme: 'shiva' });
    expect(months).toEqual([{ value: '2027-02', count: 1 }]);
    expect(lengths).toEqual([{ value: 'long', count: 1 }]);
    expect(themes.length).toBeGreaterThan(0);
  });

  it('are counted with an empty filter as without it, like the list', async () => {
    const empty = { district: '', theme: '' };
    expect(await slugs(empty)).toEqual(await slugs());
    expect(await catalog.rpc.call(listTourFacets, empty)).toEqual(await catalog.rpc.call(listTourFacets, {}));
  });

  it('with free seats in a month are those with seats in that month, in the list and in the counts', async () => {
    const tour = await aTour(catalog, { slug: 'later', title: 'Later', order: -5 });
    const may = { startDate: '2027-05-01', endDate: '2027-05-10' };
    await aDeparture(catalog, tour, { ...may, bookingStatus: 'Sold Out' });
    await aDeparture(catalog, tour, { startDate: '2027-06-01', endDate: '2027-06-10' });
    const available = 'true';
    expect(await slugs({ month: '2027-05' })).toEqual(['later']);
    expect(await slugs({ month: '2027-05', available })).toEqual([]);
    expect(await slugs({ month: '2027-06', available })).toEqual(['later']);
    expect(await catalog.rpc.call(listTourFacets, { month: '2027-05' })).toMatchObject({ withSeats: 0 });
    const { months } = await catalog.rpc.call(listTourFacets, { available });
    expect(months.map(({ value }) => value)).toEqual(['2027-02', '2027-06']);
    await catalog.dataSource.query(`delete from tour where slug = 'later'`);
  });

  it('sorted by departure use the next date with free seats, as their cards do', async () => {
    const tour = await aTour(catalog, { slug: 'full-first', title: 'Full first', order: -6 });
    await aDeparture(catalog, tour, {
      ...{ startDate: '2026-11-20', endDate: '2026-11-29', bookingStatus: 'Sold Out' },
    });
    await aDeparture(catalog, tour, { startDate: '2027-07-01', endDate: '2027-07-10' });
    const soonest = await slugs({ sort: 'soonest' });
    expect(soonest.slice(0, 3)).toEqual(['short', 'discovering-shiva', 'full-first']);
    await catalog.dataSource.query(`delete from tour where slug = 'full-first'`);
  });

  it('report an invalid parameter', async () => {
    await expect(list({ month: 'soon' })).rejects.toMatchObject({
      problem: { kind: 'invalid', details: { fields: { month: expect.any(String) } } },
    });
  });

  it('are complete on their page, with days in order', async () => {
    const tour = await catalog.rpc.call(getTour, { slug: 'discovering-shiva' });
    expect(tour.itineraries.map(({ day }) => day)).toEqual([1, 2]);
    expect(tour.costUsd).toBe(2490);
  });

  it('show access to their temples, and temples show the tours that visit them', async () => {
    const unknown = { dressCode: null, photography: null, hours: null, entryFee: null, steps: null };
    const nobodySaid = { wheelchair: null, notes: null, source: null };
    const access = { ...unknown, ...nobodySaid, whoMayEnter: 'Everybody.', checkedOn: '2026-09-01' };
    await saved(catalog, templeKind, { slug: 'kapali', name: 'Kapali', district: 'Chennai', access });
    await saved(catalog, templeKind, { slug: 'kapali-north', name: 'Kapali', district: 'Haridwar' });
    await aTour(catalog, {
      slug: 'to-kapali',
      title: 'To Kapali',
      order: -2,
      districts: ['Chennai'],
      templesCovered: ['Somewhere', 'KAPALI'],
    });
    const tour = await catalog.rpc.call(getTour, { slug: 'to-kapali' });
    expect(tour.temples).toMatchObject([{ slug: 'kapali', access: { whoMayEnter: 'Everybody.' } }]);
    const visited = await catalog.rpc.call(getTemple, { slug: 'kapali' });
    expect(visited.tours).toEqual([{ slug: 'to-kapali', title: 'To Kapali', duration: tour.duration }]);
    expect((await catalog.rpc.call(getTemple, { slug: 'kapali-north' })).tours).toEqual([]);
  });

  it.each(['draft', 'nowhere'])('return not found for %s', async (slug) => {
    await expect(catalog.rpc.call(getTour, { slug })).rejects.toMatchObject({
      problem: { code: 'catalog.tour_not_found', kind: 'not_found' },
    });
  });

  it('emit their changes with the cache tags of affected pages', async () => {
    await saved(catalog, tourKind, { slug: 'news', title: 'News' });
    const events = await catalog.emittedEvents(tourChanged);
    expect(events.at(-1)?.payload).toMatchObject({
      slug: 'news',
      tags: expect.arrayContaining(['tours', 'tour:news']),
    });
  });
});
