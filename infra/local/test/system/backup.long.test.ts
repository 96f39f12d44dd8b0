import { afterAll, expect, it } from '@jest/globals';
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { restoreCluster } from '../../src/backup/restore-cluster.ts';
import { saveCluster } from '../../src/backup/save-cluster.ts';
import { hasItsSums, writeSums } from '../../src/backup/sums.ts';
import { removeCluster } from '../../src/postgres/cluster.ts';
import { startPostgres } from '../../src/postgres.ts';

const places: string[] = [];
async function place(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'backup-'));
  places.push(dir);
  return dir;
}
afterAll(async () => {
  for (const dir of places) {
    await removeCluster(path.join(dir, 'postgres'));
    await rm(dir, { recursive: true, force: true });
  }
});

const accounts = 20;
const total = accounts * 1_000;

/** Transfers money between accounts until stopped; the total is constant in every committed state. */
function keepMoving(url: string): { stop: () => Promise<number> } {
  let isOver = false;
  const running = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    let moves = 0;
    for (; !isOver; moves++) {
      await client.query('begin');
      await client.query('update account set amount = amount - 7 where id = $1', [moves % accounts]);
      await client.query('update account set amount = amount + 7 where id = $1', [(moves + 1) % accounts]);
      await client.query(`insert into move (filling) values (repeat('x', 2000))`);
      await client.query('commit');
    }
    await client.end();
    return moves;
  })();
  return {
    stop: () => {
      isOver = true;
      return running;
    },
  };
}

it('restores a backup taken under load: all earlier writes are there, and no transaction is partial', async () => {
  const [here, backup, there] = [await place(), await place(), await place()];
  const first = await startPostgres({ dataDir: here, isDurable: false });
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await client.query('create table move (id serial primary key, filling text)');
  await client.query(
    `create table account as select n as id, 1000 as amount from generate_series(0, ${accounts - 1}) n`,
  );
  const movers = [keepMoving(first.url), keepMoving(first.url)];
  const before = Number((await client.query('select count(*) from move')).rows[0].count);
  const record = JSON.parse(await readFile(path.join(here, 'postgres/cluster.json'), 'utf8'));
  await saveCluster({ url: first.url, cluster: record.dir, into: path.join(backup, 'cluster') });
  const moves = (await Promise.all(movers.map((mover) => mover.stop()))).reduce((sum, one) => sum + one, 0);
  await client.end();
  await first.stop();

  await restoreCluster({ from: path.join(backup, 'cluster'), home: path.join(there, 'postgres'), ...record });
  const second = await startPostgres({ dataDir: there, isDurable: false });
  const restored = new pg.Client({ connectionString: second.url });
  await restored.connect();
  const { rows } = await restored.query(
    'select sum(amount)::int as sum, (select count(*)::int from move) as moves from account',
  );
  await restored.end();
  await second.stop();
  expect(rows[0].sum).toBe(total);
  expect(rows[0].moves).toBeGreaterThanOrEqual(before);
  expect(rows[0].moves).toBeLessThanOrEqual(moves);
});

it('detects a modified backup', async () => {
  const dir = await place();
  await mkdir(path.join(dir, 'data'));
  await appendFile(path.join(dir, 'data/a.json'), '{}');
  await writeSums(dir);
  expect(await hasItsSums(dir)).toBe(true);
  await appendFile(path.join(dir, 'data/a.json'), ' ');
  expect(await hasItsSums(dir)).toBe(false);
});
