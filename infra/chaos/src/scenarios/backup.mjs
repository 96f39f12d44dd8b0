import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { many } from '../../../bench/src/harness/http.mjs';
import { restoreSystem } from '../../../local/src/backup/restore-system.mjs';
import { saveSystem } from '../../../local/src/backup/save-system.mjs';
import { startPostgres } from '../../../local/src/postgres.mjs';
import { dropLocalData } from '../../../local/src/system/fresh.mjs';
import { pause } from '../../../local/src/waiting.mjs';
import { questions } from '../world/books.mjs';
import { buy } from '../world/buyers.mjs';
import { freshDate } from '../world/dates.mjs';

/** @typedef {import('../world/world.mjs').World} World */

const buyers = 12;

/** The books of leads as they were saved. @param {string} dataDir @param {(books: pg.Client) => Promise<string[]>} look */
async function inRestored(dataDir, look) {
  const server = await startPostgres({ dataDir, isDurable: false });
  const url = new URL(server.url);
  url.pathname = '/valam_leads';
  const books = new pg.Client({ connectionString: url.href });
  try {
    await books.connect();
    return await look(books);
  } finally {
    await books.end();
    await server.stop();
  }
}

/** @param {readonly (string | undefined)[]} acknowledged bookings that were there before it began */
const judge = (acknowledged) => async (/** @type {pg.Client} */ books) => {
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

/** @type {import('./all.mjs').Scenario} */
export const backup = {
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
