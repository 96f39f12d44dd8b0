import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { departureOffered } from '@valam/contracts/catalog/departure.events';
import { getTemple, listTempleFacets, listTemples } from '@valam/contracts/catalog/temple.rpc';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import { sampleId } from '@valam/contracts/shared/sample-id';
import { sampleContent } from '../sample/content.js';
import { picturesFolder } from '../sample/pictures-folder.js';
import { SampleLoader } from '../sample/load/sample-loader.js';
import type { SampleContent } from '../sample/types.js';
import { startCatalog, type TestCatalog } from './start-catalog.js';

const firstPage = { page: 1, perPage: 100 };

describe('the sample content', () => {
  let catalog: TestCatalog;
  let workedMs: number;
  beforeAll(async () => {
    const before = process.threadCpuUsage();
    catalog = await startCatalog({ SAMPLE_DATA: '1' });
    const { user, system } = process.threadCpuUsage(before);
    workedMs = (user + system) / 1_000;
  });
  afterAll(() => catalog.stop());

  const load = (content: SampleContent, firstDay = '2026-11-02') =>
    catalog.dataSource.transaction((tx) =>
      catalog.get(SampleLoader).load(tx, content, picturesFolder, firstDay),
    );

  it('is loaded during the start', async () => {
    const { items, total } = await catalog.rpc.call(listTours, firstPage);
    expect(total).toBe(sampleContent.tours.length);
    expect(items.every(({ tourDates }) => tourDates.length > 0)).toBe(true);
    expect((await catalog.rpc.call(listTemples, firstPage)).total).toBe(sampleContent.temples.length);
    const states = new Set(sampleContent.temples.map(({ state }) => state));
    expect((await catalog.rpc.call(listTempleFacets, {})).states).toEqual([...states].sort());
    // Measured in CPU time of this thread: a busy machine takes longer for the same work.
    expect(workedMs).toBeLessThan(10_000);
  });

  it('has ids that other services can derive', async () => {
    const tour = await catalog.rpc.call(getTour, { slug: 'discovering-shiva' });
    expect(tour.id).toBe(sampleId('tour', 'discovering-shiva'));
    const ids = sampleContent.tours
      .find(({ slug }) => slug === 'discovering-shiva')
      ?.departures.map(({ n }) => sampleId('departure', `discovering-shiva/${n}`));
    expect(ids).toEqual(expect.arrayContaining(tour.tourDates.map(({ id }) => id)));
  });

  it('offers each departure to leads once, all in the future', async () => {
    const offered = (await catalog.emittedEvents(departureOffered)).map(({ payload }) => payload);
    const dated = [...sampleContent.tours, ...sampleContent.retreats.flatMap(({ dates }) => dates ?? [])];
    const count = dated.reduce((sum, { departures }) => sum + departures.length, 0);
    expect(new Set(offered.map(({ departureId }) => departureId)).size).toBe(count);
    expect(offered).toHaveLength(count);
    expect(offered.every(({ startDate, endDate }) => startDate > '2026-11-02' && endDate >= startDate)).toBe(
      true,
    );
  });

  it('has pictures with their size, which are declared as drawings', async () => {
    const { items } = await catalog.rpc.call(listTemples, firstPage);
    const pictured = items.filter(({ displayPhoto }) => displayPhoto);
    expect(pictured.length).toBeGreaterThan(50);
    expect(pictured[0]?.displayPhoto).toMatchObject({ kind: 'drawing', width: expect.any(Number) });
  });

  it('is not loaded twice', async () => {
    const before = await counts();
    await catalog.dataSource.query('update sample_start set content_hash = null');
    await load({ ...sampleContent, contributorPictures: [] });
    expect(await counts()).toEqual(before);
  });

  it('is updated if the content has changed, unless staff have edited it', async () => {
    const [first, second] = sampleContent.temples;
    if (!first || !second) throw new Error('There are no temples');
    await catalog.dataSource.query(
      `update temple set name = 'Edited', version = version + 1 where slug = $1`,
      [second.slug],
    );
    const changed = sampleContent.temples.map((temple) => ({ ...temple, name: `${temple.name} (new)` }));
    await load({ ...sampleContent, temples: changed });
    expect((await catalog.rpc.call(getTemple, { slug: first.slug })).name).toBe(`${first.name} (new)`);
    expect((await catalog.rpc.call(getTemple, { slug: second.slug })).name).toBe('Edited');
  });

  const counts = async () =>
    catalog.dataSource.query(
      `select (select count(*) from tour) as tours, (select count(*) from departure) as departures,
         (select sum(version) from temple) as versions, (select count(*) from search_document) as documents`,
    );
});
