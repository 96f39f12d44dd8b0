import { send } from '../../../bench/src/harness/http.ts';
import { pause } from '../../../local/src/waiting.ts';
import type { World } from './world.ts';

export const contentPages = [
  '/',
  '/spiritual-tours',
  '/spiritual-tours/discovering-shiva',
  '/temples',
  '/blog',
  '/api/tours',
  '/api/temples',
];

/** People who read while something breaks; each page has been read before, as on any busy site. */
export async function startReaders(
  world: World,
  { perSecond = 8, paths = contentPages }: { perSecond?: number; paths?: readonly string[] } = {},
) {
  for (const path of paths) await send(world.site + path);
  const reads: { path: string; status: number; ms: number; at: number }[] = [];
  const underWay: Promise<unknown>[] = [];
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

export function inWords(failed: { path: string; status: number }[]) {
  const counts: Record<string, number> = {};
  for (const { path, status } of failed)
    counts[`${status || 'no answer'} ${path}`] = (counts[`${status || 'no answer'} ${path}`] ?? 0) + 1;
  return Object.entries(counts)
    .map(([what, count]) => `${count} × ${what}`)
    .join(', ');
}
