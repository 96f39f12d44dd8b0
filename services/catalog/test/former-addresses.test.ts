import { describe, expect, it } from '@jest/globals';
import { tourChanged } from '@valam/contracts/catalog/content.events';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { getTemple } from '@valam/contracts/catalog/temple.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { TourEntity } from '../src/tour/tour.entity.js';
import { deskOf, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('a page whose slug was changed', () => {
  const { create, update, act } = deskOf(catalog);

  const published = async (entity: string, values: Record<string, unknown>) => {
    const { id } = await create(entity, values);
    return act(entity, id, 'publish').then(({ version }) => ({ id, version: Number(version) }));
  };
  const templeAt = (slug: string) => catalog.rpc.call(getTemple, { slug });
  const gone = { problem: { code: 'catalog.temple_not_found' } };

  it('is found by its former slug until it is withdrawn', async () => {
    const { id, version } = await published('temples', { name: 'Temple of Madurai', slug: 'madura' });
    await published('festivals', {
      ...{ name: 'Float', temples: ['madura'] },
      days: [{ from: '2027-02-01', to: '2027-02-01' }],
    });
    await update('temples', id, version, { slug: 'madurai' });
    for (const slug of ['madura', 'madurai'])
      expect(await templeAt(slug)).toMatchObject({ slug: 'madurai', festivals: [{ name: 'Float' }] });
    await act('temples', id, 'archive');
    for (const slug of ['madura', 'madurai']) await expect(templeAt(slug)).rejects.toMatchObject(gone);
  });

  it('loses its former slug to a new page with it', async () => {
    const first = await published('temples', { name: 'First', slug: 'shared' });
    await update('temples', first.id, first.version, { slug: 'moved' });
    const second = await create('temples', { name: 'Second', slug: 'shared' });
    expect(await templeAt('shared')).toMatchObject({ name: 'First' });
    await act('temples', second.id, 'publish');
    expect(await templeAt('shared')).toMatchObject({ name: 'Second' });
  });

  it('has no former slug from before its publication', async () => {
    const draft = await create('temples', { name: 'Draft', slug: 'never-shown' });
    await update('temples', draft.id, 1, { slug: 'shown' });
    await act('temples', draft.id, 'publish');
    await expect(templeAt('never-shown')).rejects.toMatchObject(gone);
  });

  it('is listed with its former slug, because shortlists may contain it', async () => {
    const { id, version } = await published('tours', { ...wholeTour, slug: 'kept' });
    await published('tours', { ...wholeTour, slug: 'stays' });
    await update('tours', id, version, { slug: 'renamed' });
    const formerOnes = async () => {
      const { items } = await catalog.rpc.call(listTours, { page: 1, perPage: 100 });
      const former = new Map(items.map(({ slug, formerSlugs }) => [slug, formerSlugs]));
      return [former.get('renamed'), former.get('stays')];
    };
    expect(await formerOnes()).toEqual([['kept'], undefined]);
    await published('tours', { ...wholeTour, slug: 'kept' });
    expect(await formerOnes()).toEqual([undefined, undefined]);
  });

  it('stays linked from tours', async () => {
    const { id, version } = await published('venues', { name: 'House by the Tank', slug: 'tank' });
    const [house] = wholeTour.houses;
    await published('tours', {
      ...{ ...wholeTour, slug: 'with-houses' },
      houses: [
        { ...house, name: 'Another' },
        { ...house, venueSlug: 'tank' },
      ],
    });
    await update('venues', id, version, { slug: 'house-by-the-tank' });
    const { houses } = await catalog.rpc.call(getTour, { slug: 'with-houses' });
    expect(houses?.map(({ name, venueSlug }) => [name, venueSlug])).toEqual([
      ['Another', null],
      ['House by the Tank', 'house-by-the-tank'],
    ]);
  });

  it('and renamed stays referenced by tours, which show its access information', async () => {
    const place = { name: 'Kapali Temple', district: 'Chennai' };
    const { id, version } = await published('temples', { ...place, slug: 'kapali' });
    await published('temples', { ...place, district: 'Haridwar', slug: 'kapali-north' });
    const { id: ashram } = await published('ashrams', { title: 'Hermitage', district: 'Chennai' });
    const visits = { templesCovered: ['Rock Temple', 'KAPALI TEMPLE'], ashramsCovered: ['Hermitage'] };
    await published('tours', { ...wholeTour, ...visits, slug: 'visits', districts: ['Chennai'] });
    await published('tours', { ...wholeTour, ...visits, slug: 'north', districts: ['Haridwar'] });
    await update('temples', id, version, { name: 'Kapaleeshwarar Temple' });
    await update('ashrams', ashram, 2, { title: 'Quiet Hermitage' });
    const tour = await catalog.rpc.call(getTour, { slug: 'visits' });
    expect(tour.temples?.map(({ slug }) => slug)).toEqual(['kapali']);
    expect([tour.templesCovered, tour.ashramsCovered]).toEqual([
      ['Rock Temple', 'Kapaleeshwarar Temple'],
      ['Quiet Hermitage'],
    ]);
    expect((await templeAt('kapali')).tours?.map(({ slug }) => slug)).toEqual(['visits']);
    const other = await catalog.rpc.call(getTour, { slug: 'north' });
    expect(other.temples?.map(({ slug }) => slug)).toEqual(['kapali-north']);
    expect(other.ashramsCovered).toEqual(['Hermitage']);
  });

  it('is found by its current name with the tours that visit it, and not by its former name', async () => {
    const { emittedEvents } = catalog;
    const { id, version } = await published('temples', {
      ...{ name: 'Zephyrine Shrine', slug: 'zephyrine', district: 'Chennai' },
    });
    const { id: ashram } = await published('ashrams', { title: 'Quillon House', district: 'Chennai' });
    const visits = { templesCovered: ['Zephyrine Shrine'], ashramsCovered: ['Quillon House'] };
    await published('tours', { ...wholeTour, ...visits, slug: 'found', districts: ['Chennai'] });
    const draft = { ...wholeTour, ...visits, slug: 'not-shown', districts: ['Chennai'] };
    await create('tours', draft);
    const found = async (q: string) =>
      (await catalog.rpc.call(searchContent, { q, type: 'tour', page: 1, perPage: 20 })).results.map(
        ({ slug }) => slug,
      );
    expect([await found('zephyrine'), await found('quillon')]).toEqual([['found'], ['found']]);
    const before = (await emittedEvents(tourChanged)).length;
    await update('temples', id, version, { name: 'Umbralith Shrine' });
    await update('ashrams', ashram, 2, { title: 'Vexford House' });
    expect([await found('umbralith'), await found('vexford')]).toEqual([['found'], ['found']]);
    expect([await found('zephyrine'), await found('quillon')]).toEqual([[], []]);
    const announced = (await emittedEvents(tourChanged)).slice(before).map(({ payload }) => payload.slug);
    expect(announced.filter((slug) => slug === 'found')).toHaveLength(2);
  });

  it('is not reverted by an editor who had opened a referencing record', async () => {
    const house = await published('venues', { name: 'House at the Gate', slug: 'gate' });
    const temple = await published('temples', {
      name: 'Gate Temple',
      slug: 'gate-temple',
      district: 'Chennai',
    });
    const tour = await published('tours', {
      ...{
        ...wholeTour,
        slug: 'open-in-the-office',
        districts: ['Chennai'],
        templesCovered: ['Gate Temple'],
      },
      houses: wholeTour.houses.map((of) => ({ ...of, venueSlug: 'gate' })),
    });
    const festival = await published('festivals', {
      ...{ name: 'Gate Day', temples: ['gate-temple'] },
      days: [{ from: '2027-02-02', to: '2027-02-02' }],
    });
    await update('venues', house.id, house.version, { slug: 'house-at-the-gate' });
    await update('temples', temple.id, temple.version, {
      name: 'Temple at the Gate',
      slug: 'temple-at-the-gate',
    });
    const conflict = { problem: { kind: 'conflict' } };
    const change = { subtitle: 'Ten days' };
    await expect(update('tours', tour.id, tour.version, change)).rejects.toMatchObject(conflict);
    const described = { description: 'Lamps' };
    await expect(update('festivals', festival.id, festival.version, described)).rejects.toMatchObject(
      conflict,
    );
    const { version } = await catalog.dataSource.manager.findOneByOrFail(TourEntity, { id: tour.id });
    await expect(update('tours', tour.id, version, change)).resolves.toMatchObject(change);
  });
});
