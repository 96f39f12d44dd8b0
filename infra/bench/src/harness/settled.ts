import pg from 'pg';
import { until } from '../../../local/src/waiting.ts';
import type { RunFile } from '../../../local/src/system/run-file.ts';

/** Made in the background for some minutes once, when a site gets its pictures; after that they lie there. */
const patienceMs = 360_000;

/**
 * Waits until every size of every picture is made: what is measured is a site that has been up for a while. Says how many
 * are not, where that takes too long.
 */
export async function untilPicturesAreMade({
  run,
  log,
}: {
  run: () => RunFile;
  log: (line: string) => void;
}) {
  const books = new pg.Client({ connectionString: run().databases?.catalog });
  await books.connect();
  const open = async () => {
    const { rows } = await books.query(
      `select count(*)::int as open from media_variant where state = 'wanted'`,
    );
    return rows[0].open;
  };
  try {
    const first = await open();
    if (first === 0) return;
    log(`${first} sizes of pictures are to be made first`);
    const since = performance.now();
    await until(async () => (await open()) === 0, { timeoutMs: patienceMs, everyMs: 1_000 });
    const seconds = Math.round((performance.now() - since) / 1_000);
    log(`${await open()} are left after ${seconds} s`);
  } finally {
    await books.end();
  }
}
