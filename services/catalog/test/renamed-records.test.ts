import { beforeAll, describe, expect, it } from '@jest/globals';
import { contributorChanged } from '@valam/contracts/catalog/content.events';
import { getRetreat } from '@valam/contracts/catalog/retreat.rpc';
import { searchContent } from '@valam/contracts/catalog/search.rpc';
import { settingKeys } from '@valam/contracts/catalog/setting-keys';
import { listClaims } from '@valam/contracts/catalog/setting.rpc';
import { getTour } from '@valam/contracts/catalog/tour.rpc';
import { contributorPublished, contributorWithdrawn } from '@valam/contracts/identity/contributor.events';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { ContributorEntity } from '../src/contributor/contributor.entity.js';
import { RetreatEntity } from '../src/retreat/retreat.entity.js';
import { RefreshSearch } from '../src/search-refresh/refresh-search.js';
import { aContributor } from './builders.js';
import { deskOf, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const { create, update, act, read } = deskOf(catalog);

/** Past data: events stay as they were emitted, until the stream has them. */
const history = ['outbox'];

/** The tables with a word in any column, case-insensitively. */
async function tablesWith(word: string): Promise<string[]> {
  const tables = await catalog.dataSource.query<{ name: string }[]>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all($1) order by 1`,
    [history],
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await catalog.dataSource.query<unknown[]>(
      `select 1 from ${name} as record where record::text ilike $1 limit 1`,
      [`%${word}%`],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

const contributor = (id: string) => catalog.dataSource.manager.findOneBy(ContributorEntity, { id });

const host = aContributor({ name: 'Pelganor Rao', slug: 'host', about: '[p]She sings.[/p]' });
const other = aContributor({ name: 'Maya Iyer', slug: 'maya', about: '[p]She walks.[/p]' });
const rename = async (of: typeof host, name: string, version: number) => {
  await catalog.receive(contributorPublished, { ...of, name, version });
  await waitFor(async () => (await contributor(of.id))?.name === name);
};
const withdraw = async (of: typeof host, version: number, how: { isErased?: boolean } = {}) => {
  await catalog.receive(contributorWithdrawn, { id: of.id, version, ...how });
  await waitFor(async () => (await contributor(of.id))?.version === version);
};

/** Slugs of contributors, null if erased, whose changes withdraw every response that may name them. */
const withdrawals = async () => {
  const named = ['tours', 'retreats', 'testimonials', 'settings'];
  const changes = (await catalog.emittedEvents(contributorChanged)).map(({ payload }) => payload);
  return changes
    .filter(({ tags, isPublished }) => !isPublished && named.every((tag) => tags.includes(tag)))
    .map(({ slug }) => slug);
};

const blocks = [{ type: 'paragraph', data: { text: 'Words' } }];

/** Records in the back office, each with a unique word, and referenced wherever another record can do so. */
const records: readonly (readonly [entity: string, values: Record<string, unknown>, renamed: object])[] = [
  ['temples', { name: 'Bandorek Temple', slug: 'temple', district: 'Chennai' }, { name: 'Rock Temple' }],
  ['ashrams', { title: 'Torvasin Ashram', slug: 'ashram', district: 'Chennai' }, { title: 'Quiet Ashram' }],
  ['venues', { name: 'Limadur House', slug: 'house' }, { name: 'House by the Tank' }],
  [
    'tours',
    {
      ...{ ...wholeTour, title: 'Ruminak Road', slug: 'tour', districts: ['Chennai'] },
      ...{ templesCovered: ['Bandorek Temple'], ashramsCovered: ['Torvasin Ashram'] },
      ...{ host: 'Pelganor Rao, Maya Iyer', contributorIds: [host.id] },
      houses: wholeTour.houses.map((house) => ({ ...house, name: 'Limadur House', venueSlug: 'house' })),
    },
    { title: 'The Long Road' },
  ],
  [
    'retreats',
    { title: 'Davorit Week', slug: 'retreat', host: 'Maya Iyer, Pelganor Rao' },
    { title: 'A Week' },
  ],
  ['festivals', { name: 'Sulmenta', slug: 'festival', temples: ['temple'] }, { name: 'Float' }],
  ['blogs', { title: 'Gorfino', slug: 'article', metaDescription: 'A text.', blocks }, { title: 'A Text' }],
  [
    'testimonials',
    { fullName: 'Nobeltar', review: 'Good.', host: 'Pelganor Rao', spiritualTour: 'Ruminak Road' },
    { fullName: 'Anna' },
  ],
  ['expertise', { name: 'Rombadu', slug: 'expertise' }, { name: 'Song' }],
  [
    'settings',
    {
      ...{ key: settingKeys.founderPromise, value: 'We bring you there.', asOf: '2026-10-01' },
      ...{ label: 'Pelganor Rao, founder', source: 'Her own words.' },
    },
    { value: 'We get you there.' },
  ],
  ['faqs', { question: 'Is Hendrilo far?', answer: 'No.' }, { question: 'Is it far?' }],
];

const formerWords =
  'Pelganor Bandorek Torvasin Limadur Ruminak Davorit Sulmenta Gorfino Nobeltar Rombadu Hendrilo'.split(' ');

describe('a changed name', () => {
  beforeAll(async () => {
    for (const one of [host, other]) await rename(one, one.name, 1);
    const made: (() => Promise<unknown>)[] = [];
    for (const [entity, values, renamed] of records) {
      const { id } = await create(entity, values);
      await act(entity, id, 'publish');
      made.push(async () => {
        const { version } = await read(entity, id);
        await update(entity, id, version, { ...renamed });
      });
    }
    await rename(host, 'Anna Lind', 2);
    for (const renameIt of made) await renameIt();
    await catalog.get(RefreshSearch).run();
  });

  it('is not served by a cache while catalog is slow or down, on any page that may have it', async () => {
    expect(await withdrawals()).toEqual(['host']);
  });

  it.each(formerWords)('does not remain in any table: %s', async (word) => {
    expect(await tablesWith(word)).toEqual([]);
  });

  it('is replaced in records that reference it, on their pages and in the search', async () => {
    const tour = await catalog.rpc.call(getTour, { slug: 'tour' });
    expect(tour).toMatchObject({ host: 'Anna Lind, Maya Iyer', houses: [{ name: 'House by the Tank' }] });
    expect(await catalog.rpc.call(getRetreat, { slug: 'retreat' })).toMatchObject({
      host: 'Maya Iyer, Anna Lind',
    });
    expect(await catalog.rpc.call(listClaims, {})).toMatchObject([{ label: 'Anna Lind, founder' }]);
    const { results } = await catalog.rpc.call(searchContent, { q: 'anna lind', page: 1, perPage: 10 });
    expect(results.map(({ type }) => type).sort()).toEqual(['host', 'retreat', 'tour']);
  });

  it('of a tour stays in testimonials while another tour has it', async () => {
    const tourOf = async (id: string) => (await read('testimonials', id))['spiritualTour'];
    const [first, second] = [
      await create('tours', { ...wholeTour, title: 'Two Rivers', slug: 'rivers' }),
      await create('tours', { ...wholeTour, title: 'two rivers', slug: 'rivers-2' }),
    ];
    const { id } = await create('testimonials', {
      ...{ fullName: 'Anna', review: 'Good.', spiritualTour: 'Two Rivers' },
    });
    await update('tours', first.id, first.version, { title: 'Three Rivers' });
    expect(await tourOf(id)).toBe('Two Rivers');
    await update('tours', second.id, second.version, { title: 'Four Rivers' });
    expect(await tourOf(id)).toBe('Four Rivers');
  });

  it('stays in content while another contributor has it, because the reference is ambiguous', async () => {
    const namesake = aContributor({ name: 'Maya Iyer', slug: 'maya-2' });
    await rename(namesake, 'Maya Iyer', 1);
    await rename(namesake, 'Maya Sen', 2);
    expect(await catalog.rpc.call(getRetreat, { slug: 'retreat' })).toMatchObject({
      host: 'Maya Iyer, Anna Lind',
    });
  });

  it('is removed on erasure, immediately or after a suspension, which keeps it', async () => {
    await withdraw(other, 3);
    await withdraw(host, 3, { isErased: true });
    expect((await catalog.rpc.call(getTour, { slug: 'tour' })).host).toBe('Maya Iyer');
    expect(await catalog.rpc.call(listClaims, {})).toMatchObject([{ label: 'founder' }]);
    await withdraw(other, 4, { isErased: true });
    expect((await catalog.rpc.call(getTour, { slug: 'tour' })).host).toBeNull();
    await catalog.get(RefreshSearch).run();
    for (const word of ['Lind', 'Iyer']) expect(await tablesWith(word)).toEqual([]);
    expect((await withdrawals()).filter((slug) => slug === null)).toHaveLength(2);
  });

  it('that an earlier release left in the search index disappears overnight, without a save', async () => {
    const retreat = await catalog.dataSource.manager.findOneByOrFail(RetreatEntity, { slug: 'retreat' });
    await catalog.dataSource.query(`update search_document set title = 'Zantorim' where entity_id = $1`, [
      retreat.id,
    ]);
    await catalog.get(RefreshSearch).run();
    expect(await tablesWith('Zantorim')).toEqual([]);
    expect(await catalog.dataSource.manager.findOneByOrFail(RetreatEntity, { slug: 'retreat' })).toEqual(
      retreat,
    );
  });

  it('is replaced in a draft too, and an editor who had opened it cannot restore it', async () => {
    const guide = aContributor({ name: 'Kavi Nadar', slug: 'kavi', about: '[p]He walks.[/p]' });
    await rename(guide, guide.name, 1);
    const { id, version } = await create('retreats', {
      ...{ title: 'Not Yet', slug: 'not-yet', host: 'Kavi Nadar' },
    });
    await rename(guide, 'Kavi Menon', 2);
    expect(await read('retreats', id)).toMatchObject({ host: 'Kavi Menon', status: 'draft' });
    await expect(update('retreats', id, version, { host: 'Kavi Nadar' })).rejects.toMatchObject({
      problem: { kind: 'conflict' },
    });
    await catalog.get(RefreshSearch).run();
    const { results } = await catalog.rpc.call(searchContent, { q: 'kavi', page: 1, perPage: 10 });
    expect(results.map(({ type }) => type)).toEqual(['host']);
  });

  it('is indexed with all words of its record overnight, even if some were lost', async () => {
    await catalog.dataSource.query('delete from search_word');
    await catalog.get(RefreshSearch).run();
    const [missing] = await catalog.dataSource.query<unknown[]>(
      `select word from (select unnest(tsvector_to_array(words)) as word from search_document) said
        where not exists (select from search_word known where known.word = said.word)`,
    );
    expect(missing).toBeUndefined();
  });
});
