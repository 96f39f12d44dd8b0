import { describe, expect, it } from '@jest/globals';
import { aliasesChanged } from '@valam/contracts/catalog/content.events';
import { loadAliases } from '../sample/load/load-names.js';
import type { SampleAliasGroup } from '../sample/types.js';
import { deskOf } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();
const { create, update, act, list, read } = deskOf(catalog);

it('a changed group of synonyms invalidates search results in every cache', async () => {
  const made = await create('aliases', { kind: 'place', names: ['Kanchipuram', 'Kanchi'] });
  await update('aliases', made.id, 1, { names: ['Kanchipuram', 'Conjeevaram'] });
  await act('aliases', made.id, 'delete');
  const announced = (await catalog.emittedEvents(aliasesChanged)).map(({ payload }) => payload.tags);
  expect(announced).toEqual([1, 2, 3].map(() => ['search', 'temples']));
});

it('groups of synonyms are sorted as the head of their column says', async () => {
  for (const name of ['Zafrani', 'Aarti'])
    await create('aliases', { kind: 'word', names: [name, `${name} sorted`] });
  const sorted = async (query: object) =>
    (await list('aliases', { q: 'sorted', ...query })).items.map(({ names }) => (names as string[])[0]);
  const both = ['Aarti', 'Zafrani'];
  expect(await sorted({ order: 'desc' })).toEqual(both);
  expect(await sorted({ sort: 'names', order: 'asc' })).toEqual(both);
  expect(await sorted({ sort: 'names', order: 'desc' })).toEqual(both.reverse());
});

describe('a deleted group of synonyms', () => {
  const gone = { problem: { code: 'admin.not_found' } };

  it('cannot be opened, nor brought back by an editor who still has it open', async () => {
    const made = await create('aliases', { kind: 'place', names: ['Mamallapuram', 'Mahabalipuram'] });
    await act('aliases', made.id, 'delete');
    await expect(read('aliases', made.id)).rejects.toMatchObject(gone);
    await expect(
      update('aliases', made.id, 1, { names: ['Mamallapuram', 'Seven Pagodas'] }),
    ).rejects.toMatchObject(gone);
    expect((await list('aliases', { q: 'mamalla' })).total).toBe(0);
  });

  it('is not brought back by the sample content of the next release', async () => {
    const groups: SampleAliasGroup[] = [{ kind: 'deity', names: ['Murugan', 'Kartikeya'] }];
    const load = () => catalog.dataSource.transaction((tx) => loadAliases(tx, groups));
    await load();
    const [group] = (await list('aliases', { q: 'murugan' })).items;
    await act('aliases', group?.id ?? '', 'delete');
    await load();
    expect((await list('aliases', { q: 'murugan' })).total).toBe(0);
  });
});
