import { connected } from '@valam/local/postgres/connection';
import { until } from '@valam/local/waiting';
import type { RunFile } from '@valam/local/system/run-file';

/** Pictures are made once in the background for some minutes, when a site gets them; afterwards they are stored. */
const patienceMs = 360_000;
/** None is made while the machine is busy with other things; waiting longer would not help. */
const standstillMs = 45_000;

/**
 * Waits until every variant of every picture is made, so that the measured site is in a steady state. Reports the number
 * of missing ones when it stops waiting.
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
