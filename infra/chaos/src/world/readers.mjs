import { send } from '../../../bench/src/harness/http.mjs';
import { pause } from '../../../local/src/waiting.mjs';

/** @typedef {import('./world.mjs').World} World */

export const contentPages = [
  '/',
  '/spiritual-tours',
  '/spiritual-tours/discovering-shiva',
  '/temples',
  '/blog',
  '/api/tours',
  '/api/temples',
];

/**
 * People who read while something breaks; each page has been read before, as on any busy site.
 * @param {World} world
 * @param {{ perSecond?: number, paths?: readonly string[] }} [options]
 */
export async function startReaders(world, { perSecond = 8, paths = contentPages } = {}) {
  for (const path of paths) await send(world.site + path);
  /** @type {{ path: string, status: number, ms: number, at: number }[]} */
  const reads = [];
  /** @type {Promise<unknown>[]} */
  const underWay = [];
  let isOver = false;
  const running = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const at = performance.now();
      underWay.push(
        send(world.site + path, { timeoutMs: 10_000 }).then(({ status, ms }) =>
          reads.push({ path, status, ms, at }),
        ),
      );
      await pause(1_000 / perSecond);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
      await Promise.all(underWay);
      const failed = reads.filter(({ status }) => status !== 200);
      return { reads, failed };
    },
  };
}

/** @param {{ path: string, status: number }[]} failed */
export function inWords(failed) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { path, status } of failed)
    counts[`${status || 'no answer'} ${path}`] = (counts[`${status || 'no answer'} ${path}`] ?? 0) + 1;
  return Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ');
}
