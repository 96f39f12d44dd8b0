import { describe, expect, it } from '@jest/globals';
import { listArticles } from '@valam/contracts/catalog/article.rpc';
import { ashramChanged, templeChanged, tourChanged } from '@valam/contracts/catalog/content.events';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { adminRpcs } from '@valam/contracts/shared/admin';
import { as, deskOf, refused, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const calls = adminRpcs.catalog;

const catalog = await runningCatalog();

describe('publishing', () => {
  const { create, update, act } = deskOf(catalog);

  it('publishes a tour, offers its departures to leads, indexes it, and unpublishes it', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Chola Bronze', slug: 'chola-bronze' });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-02-06',
      endDate: '2027-02-15',
      firstCapacity: '12',
    });
    await act('tour-dates', date.id, 'publish');
    expect(await offersOf(date.id)).toHaveLength(0);
    await act('tours', tour.id, 'publish');
    expect((await offersOf(date.id)).at(-1)).toMatchObject({ tourTitle: 'Chola Bronze', firstCapacity: 12 });
    const shown = await catalog.rpc.call(getTour, { slug: 'chola-bronze' });
    expect(shown.tourDates).toHaveLength(1);
    expect(await found('chola bronze')).toEqual(['chola-bronze']);
    await act('tours', tour.id, 'archive');
    expect(await found('chola bronze')).toEqual([]);
  });

  it.each(['costUsd', 'costEur', 'costGbp', 'costInr'])('refuses a tour without %s', async (price) => {
    const tour = await create('tours', { ...wholeTour, title: `Without ${price}`, [price]: 0 });
    await expect(act('tours', tour.id, 'publish')).rejects.toMatchObject(
      refused({ [price]: 'Say what it costs.' }),
    );
  });

  it.each(['tours', 'retreats'])(
    'refuses %s with a room that has a supplement in some currencies only',
    async (entity) => {
      const rooms = (EUR: number) => {
        const own = { id: 'own', name: 'Single room', supplement: { USD: 420, EUR, GBP: 330, INR: 35_000 } };
        return [{ ...own, id: 'twin', supplement: { USD: 0, EUR: 0, GBP: 0, INR: 0 } }, own];
      };
      const {
        itineraries: _days,
        contributorIds: _hosts,
        houses: _houses,
        districts: _in,
        ...whole
      } = wholeTour;
      const made = await create(entity, { ...whole, title: `Rooms of ${entity}`, roomOptions: rooms(0) });
      await expect(act(entity, made.id, 'publish')).rejects.toMatchObject(
        refused({ roomOptions: expect.stringContaining('every currency') }),
      );
      await update(entity, made.id, 1, { roomOptions: rooms(390) });
      expect(await act(entity, made.id, 'publish')).toMatchObject({ status: 'published' });
    },
  );

  it('emits an edit with a higher version, and keeps omitted fields', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Before', slug: 'edited' });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-03-06',
      endDate: '2027-03-08',
      firstCapacity: 8,
    });
    await act('tour-dates', date.id, 'publish');
    const published = await act('tours', tour.id, 'publish');
    const edited = await update('tours', tour.id, Number(published.version), {
      title: 'After',
      costUsd: 2600,
    });
    expect(edited).toMatchObject({
      title: 'After',
      costUsd: 2600,
      days: 10,
      itineraries: [{ day: 1 }, { day: 2 }],
    });
    const [first, second] = await offersOf(date.id);
    expect(second).toMatchObject({ tourTitle: 'After', prices: { USD: 2600 } });
    expect(Number(second?.version)).toBeGreaterThan(Number(first?.version));
    const changes = await catalog.emittedEvents(tourChanged);
    expect(changes.at(-1)?.payload.tags).toContain('tour:edited');
  });

  it("emits all departures again on an operator's request", async () => {
    const replayed = await catalog.rpc.call(calls.act, {
      caller: as('operations'),
      entity: 'tours',
      id: 'all',
      action: 'replay',
      values: {},
    });
    expect(replayed.announced).toBeGreaterThan(0);
    await expect(act('tours', 'all', 'replay')).rejects.toMatchObject({ problem: { kind: 'forbidden' } });
  });

  it('refuses a stale version', async () => {
    const { id, version } = await create('temples', { name: 'Read' });
    await update('temples', id, version, { name: 'Changed since' });
    const publish = (read: number) =>
      catalog.rpc.call(calls.act, {
        ...{ caller: as('content'), entity: 'temples', id, action: 'publish', values: {} },
        version: read,
      });
    await expect(publish(version)).rejects.toMatchObject({
      problem: { code: 'admin.version_stale', kind: 'conflict', details: { version: 2 } },
    });
    expect(await publish(2)).toMatchObject({ status: 'published', version: 3 });
  });

  it('refuses days that run backward', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Backwards' });
    const wrong = { tourId: tour.id, startDate: '2027-03-06', endDate: '2027-03-01' };
    await expect(create('tour-dates', wrong)).rejects.toMatchObject(
      refused({ endDate: 'Must not be before the first day.' }),
    );
  });

  it('refuses a date with a minimum group size and no decision date', async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Undecided' });
    const days = { startDate: '2027-03-06', endDate: '2027-03-08', minimumGroup: 4 };
    const date = await create('tour-dates', { tourId: tour.id, ...days });
    await expect(act('tour-dates', date.id, 'publish')).rejects.toMatchObject(
      refused({ decisionDate: expect.stringContaining('smallest group') }),
    );
    await update('tour-dates', date.id, 1, { decisionDate: '2027-01-20' });
    expect(await act('tour-dates', date.id, 'publish')).toMatchObject({ status: 'published' });
  });

  it("creates a departure with the tour's number of seats", async () => {
    const tour = await create('tours', { ...wholeTour, title: 'Seated', numberOfSeats: 9 });
    const date = await create('tour-dates', {
      tourId: tour.id,
      startDate: '2027-03-06',
      endDate: '2027-03-08',
    });
    expect(date.firstCapacity).toBe(9);
  });

  it('refuses more than twelve seats for a tour and its dates, but not for a retreat', async () => {
    const tooMany = 'A tour has at most 12 seats.';
    const days = { startDate: '2027-03-06', endDate: '2027-03-08' };
    await expect(create('tours', { ...wholeTour, title: 'Bus', numberOfSeats: 13 })).rejects.toMatchObject(
      refused({ numberOfSeats: tooMany }),
    );
    const tour = await create('tours', { ...wholeTour, title: 'Small', numberOfSeats: 12 });
    await expect(update('tours', tour.id, 1, { numberOfSeats: 40 })).rejects.toMatchObject(
      refused({ numberOfSeats: tooMany }),
    );
    const dates = create('tour-dates', { ...days, tourId: tour.id, firstCapacity: 13 });
    await expect(dates).rejects.toMatchObject(refused({ firstCapacity: tooMany }));
    const retreat = await create('retreats', { title: 'Large house', numberOfSeats: 14 });
    expect(await create('tour-dates', { ...days, retreatId: retreat.id })).toMatchObject({
      firstCapacity: 14,
    });
  });

  it('dates an article by its publication', async () => {
    const written = (title: string) =>
      create('blogs', {
        ...{ title, metaDescription: 'Walks.' },
        blocks: [{ type: 'paragraph', data: { text: 'We walked.' } }],
      });
    const waiting = await written('Waiting');
    const other = await written('Other');
    await act('blogs', other.id, 'publish');
    await catalog.advance(20 * 86_400_000);
    await act('blogs', waiting.id, 'publish');
    const { items } = await catalog.rpc.call(listArticles, { page: 1, perPage: 10 });
    expect(items.map(({ title }) => title)).toEqual(['Waiting', 'Other']);
    expect(items[0]?.createdAt).toBe(catalog.clock.now().toISOString());
  });

  it.each([
    ['temples', { name: 'Close by' }, templeChanged, ['temples', 'ashrams', 'tours', 'festivals']],
    ['ashrams', { title: 'Close by' }, ashramChanged, ['ashrams', 'temples']],
    ['tours', { ...wholeTour, title: 'Close by' }, tourChanged, ['tours', 'temples', 'ashrams']],
  ] as const)('invalidates pages that reference one of the %s', async (entity, values, changed, tags) => {
    const { id } = await create(entity, values);
    await act(entity, id, 'publish');
    const events = await catalog.emittedEvents(changed);
    expect(events.at(-1)?.payload.tags).toEqual(expect.arrayContaining([...tags]));
  });

  const offersOf = async (id: string) =>
    (await catalog.emittedEvents(departureOffered))
      .map(({ payload }) => payload)
      .filter(({ departureId }) => departureId === id);
  const found = async (q: string) =>
    (await catalog.rpc.call(searchContent, { q, page: 1, perPage: 20 })).results.map(({ slug }) => slug);
});
