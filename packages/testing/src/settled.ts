import { connected } from '@valam/local/postgres/connection';
import { until } from '@valam/local/waiting';
import type { RunFile } from '@valam/local/system/run-file';

/** When a site gets images, all their variants are generated once in the background, for some minutes. */
const patienceMs = 360_000;
/** Nothing is generated while the machine is busy with other work; waiting longer would not help. */
const standstillMs = 45_000;

/**
 * Waits until every variant of every image has been generated, so that the measured site is in a steady state. Reports
 * the number of missing ones when it gives up.
 */
export const untilPicturesAreMade = ({ run, log }: { run: () => RunFile; log: (line: string) => void }) =>
  connected(run().databases.catalog ?? '', async (books) => {
    const open = async () => {
      const { rows } = await books.query(
        `select count(*)::int as open from media_variant where state = 'wanted'`,
      );
      return rows[0].open;
    };
    const first = await open();
    if (first === 0) return;
    log(`${first} sizes of pictures are to be made first`);
    const since = performance.now();
    let [left, madeAt] = [first, since];
    const isOver = async () => {
      const now = await open();
      if (now < left) madeAt = performance.now();
      left = now;
      return left === 0 || performance.now() - madeAt > standstillMs;
    };
    await until(isOver, { timeoutMs: patienceMs, everyMs: 1_000 });
    const seconds = Math.round((performance.now() - since) / 1_000);
    log(`${left} are left after ${seconds} s`);
  });
