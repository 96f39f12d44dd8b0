import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@valam/service-kit/testing/wait-for';
import { parse } from 'csv-parse/sync';
import { deskOf, wholeTour } from './desk.js';
import { runningCatalog } from './start-catalog.js';

const catalog = await runningCatalog();

describe('a spreadsheet', () => {
  const { act, create, list, read } = deskOf(catalog);

  it('is imported as a dry run, then written, then exported unchanged', async () => {
    const csv =
      'name,slug,country,sleeps\nRiver House,river-house,India,24\n"=cmd()",formula-house,India,2\n＝cmd(),wide-house,India,2\n';
    const trial = await act('venues', 'all', 'import', { csv });
    expect(trial).toMatchObject({ created: 3, problems: [], isDryRun: true });
    expect((await list('venues', { q: 'river-house' })).total).toBe(0);
    expect(await act('venues', 'all', 'import', { csv, dryRun: false })).toMatchObject({ created: 3 });
    const again = await act('venues', 'all', 'import', { csv, dryRun: false });
    expect(again).toMatchObject({ created: 0, updated: 3 });
    const { csv: out } = await act('venues', 'all', 'export');
    expect(String(out)).toContain('River House');
    expect(String(out)).toContain(`'=cmd()`);
    expect(await act('venues', 'all', 'import', { csv: out, dryRun: false })).toMatchObject({ created: 0 });
    expect((await list('venues', { q: 'wide-house' })).items).toMatchObject([{ name: '＝cmd()' }]);
  });

  it('does not overwrite what another editor saves at that moment, even in a row without an id', async () => {
    const { id } = await create('venues', { name: 'Hill House', slug: 'hill-house' });
    const csv = 'slug,version,name\nhill-house,1,Old House\n';
    let importing: Promise<unknown> = Promise.resolve();
    await catalog.dataSource.transaction(async (tx) => {
      const [own] = await tx.query<[{ pid: number }]>('select pg_backend_pid() as pid');
      await tx.query(`update venue set name = 'New House', version = version + 1 where id = $1`, [id]);
      importing = act('venues', 'all', 'import', { csv, dryRun: false });
      await waitFor(async () => {
        const waiting = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
        return (await tx.query<unknown[]>(waiting, [own.pid])).length > 0;
      });
    });
    expect(await importing).toMatchObject({
      updated: 0,
      problems: [{ row: 2, fields: { version: expect.any(String) } }],
    });
    expect(await read('venues', id)).toMatchObject({ name: 'New House' });
  });

  it('says that it does not publish, instead of leaving out a changed status', async () => {
    const { id } = await create('venues', { name: 'Quiet House', slug: 'quiet-house' });
    const row = (status: string) => ({
      csv: `id,version,status,name\n${id},,${status},Quieter House\n`,
      dryRun: false,
    });
    expect(await act('venues', 'all', 'import', row('published'))).toMatchObject({
      problems: [{ row: 2, fields: { status: expect.stringContaining('publish') } }],
    });
    expect(await read('venues', id)).toMatchObject({ name: 'Quiet House', status: 'draft' });
    expect(await act('venues', 'all', 'import', row('draft'))).toMatchObject({ updated: 1, problems: [] });
  });

  it('leaves articles unchanged when an export is imported again', async () => {
    const blocks = [{ type: 'paragraph', data: { text: 'Say "Om", <b>slowly</b>.' } }];
    const { id } = await create('blogs', { title: 'Om', metaDescription: 'Three sounds.', blocks });
    const { csv } = await act('blogs', 'all', 'export');
    const report = await act('blogs', 'all', 'import', { csv, dryRun: false });
    expect(report).toMatchObject({ created: 0, updated: 1, problems: [] });
    expect((await act('blogs', id, 'publish')).blocks).toEqual(blocks);
  });

  it.each([
    ['tours', wholeTour],
    ['festivals', { name: 'Pongal', days: [{ from: '2027-01-15', to: '2027-01-18', isConfirmed: true }] }],
  ])('keeps the days and hosts of %s', async (entity, values) => {
    const { id } = await create(entity, values);
    const parts = async () => {
      const { itineraries, contributorIds, days } = await read(entity, id);
      return { itineraries, contributorIds, days };
    };
    const before = await parts();
    expect(before.itineraries ?? before.days).toHaveLength(entity === 'tours' ? 2 : 1);
    const { csv } = await act(entity, 'all', 'export');
    const report = await act(entity, 'all', 'import', { csv, dryRun: false });
    expect(report).toMatchObject({ created: 0, problems: [] });
    expect(await parts()).toEqual(before);
  });

  it('keeps the entries of a list, even with a character that separates them in a cell', async () => {
    const dietServed = ['Vegetarian; without onion', 'Vegan'];
    const { id } = await create('tours', { ...wholeTour, slug: 'diets', dietServed });
    const { csv } = await act('tours', 'all', 'export');
    await act('tours', 'all', 'import', { csv, dryRun: false });
    expect((await read('tours', id)).dietServed).toEqual(dietServed);
  });

  it('is exported in pages that each fit into a message', async () => {
    const many = 600;
    await catalog.dataSource.query(
      `insert into temple (id, slug, name, about, created_at, updated_at)
         select gen_random_uuid(), 'temple-' || n, 'Temple ' || n, repeat('A "gate" tower. ', 160), now(), now()
         from generate_series(1, $1::int) n`,
      [many],
    );
    const page = async (number: number) => {
      const { csv, pages, total } = await act('temples', 'all', 'export', { page: number });
      const rows = parse<{ slug: string }>(String(csv), { columns: true, bom: true });
      return { slugs: rows.map(({ slug }) => slug), pages: Number(pages), total };
    };
    const { slugs, pages, total } = await page(1);
    for (let number = 2; number <= pages; number++) slugs.push(...(await page(number)).slugs);
    expect([total, new Set(slugs).size, slugs.length]).toEqual([many, many, many]);
  });

  it('has every row once, even if records change between its pages', async () => {
    const ids = new Set<string>();
    const read = async (after?: string) => {
      const { csv, next } = await act('temples', 'all', 'export', after ? { after } : {});
      const rows = parse<{ id: string }>(String(csv), { columns: true, bom: true });
      for (const { id } of rows) {
        expect(ids.has(id)).toBe(false);
        ids.add(id);
      }
      return next as string | null;
    };
    const before = await catalog.dataSource.query<{ id: string }[]>('select id from temple');
    let next = await read();
    expect(next).not.toBeNull();
    await catalog.dataSource.query(
      `insert into temple (id, slug, name, created_at, updated_at)
         select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'first-' || n, 'First', now(), now()
         from generate_series(1, 30) n`,
    );
    await catalog.dataSource.query(
      `update temple set about = repeat('Longer. ', 1000) where slug like 'temple-1%'`,
    );
    while (next) next = await read(next);
    expect(before.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it('changes nothing if any row is invalid, and lists those rows', async () => {
    const csv = 'name,slug,sleeps\nFine,fine-house,3\n,nameless,4\nWrong,wrong-house,-1\n';
    const report = await act('venues', 'all', 'import', { csv, dryRun: false });
    expect(report).toMatchObject({
      problems: [
        { row: 3, fields: { name: expect.any(String) } },
        { row: 4, fields: { sleeps: 'Must be at least 0.' } },
      ],
    });
    expect((await list('venues', { q: 'fine-house' })).total).toBe(0);
  });
});
