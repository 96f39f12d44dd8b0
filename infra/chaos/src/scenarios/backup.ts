import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { many } from '@valam/testing/http';
import { restoreSystem } from '@valam/local/backup/restore-system';
import { saveSystem } from '@valam/local/backup/save-system';
import { connected, inDatabase } from '@valam/local/postgres/connection';
import { startPostgres } from '@valam/local/postgres';
import { dropLocalData } from '@valam/local/system/fresh';
import { pause } from '@valam/local/waiting';
import { questions } from '../world/books.ts';
import { buy } from '../world/buyers.ts';
import { freshDate } from '../world/dates.ts';
import type { Scenario } from './scenario.ts';

const buyers = 12;

/** Opens the restored leads database. */
async function inRestored(dataDir: string, look: (books: pg.Client) => Promise<string[]>) {
  const server = await startPostgres({ dataDir, isDurable: false });
  try {
    return await connected(inDatabase(server.url, 'valam_leads'), look);
  } finally {
    await server.stop();
  }
}

/** @param acknowledged bookings acknowledged before the backup began */
const judge = (acknowledged: readonly (string | undefined)[]) => async (books: pg.Client) => {
  const problems = [];
  for (const [what, sql] of Object.entries(questions)) {
    const { rows } = await books.query(sql);
    if (rows.length > 0) problems.push(`restored: ${what}: ${JSON.stringify(rows.slice(0, 2))}`);
  }
  const { rows } = await books.query('select ref from booking where ref = any($1)', [acknowledged]);
  if (rows.length !== acknowledged.length)
    problems.push(`${acknowledged.length} bookings were acknowledged before, ${rows.length} were restored`);
  return problems;
};

export const backup: Scenario = {
  number: 28,
  name: 'backup',
  fault: 'a backup is taken while people order and pay, and restored into a new place',
  expected: 'whole, consistent, nothing acknowledged before is missing',
  isSlow: true,
  patienceMs: 120_000,
  async run(world) {
    const place = await mkdtemp(path.join(tmpdir(), 'valam-backup-'));
    const restored = path.join(place, 'restored');
    try {
      const date = await freshDate(world, buyers + 2);
      const before = await many(2, 2, (index) => buy(world, date, `early-${index}`));
      const orders = many(buyers, 2, async (index) => {
        await pause(world.roll() * 400);
        return buy(world, date, index);
      });
      await saveSystem({ dataDir: world.system.dataDir, into: path.join(place, 'saved') });
      const lost = (await orders).filter(({ status }) => status !== 201);
      await restoreSystem({ from: path.join(place, 'saved'), dataDir: restored });
      const refs = before.filter(({ status }) => status === 201).map(({ ref }) => ref);
      return [
        ...(lost.length > 0 ? [`${lost.length} orders failed while it was taken`] : []),
        ...(await inRestored(restored, judge(refs))),
      ];
    } finally {
      await dropLocalData(restored).catch(() => {});
      await rm(place, { recursive: true, force: true });
    }
  },
};
