import { send } from '@valam/testing/http';
import { pause } from '@valam/local/waiting';
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

interface Read {
  path: string;
  status: number;
  ms: number;
  at: number;
  /** why there was no answer at all */
  why?: string;
}

/** Readers during a fault; each page was requested before, so it is cached as on any busy site. */
export async function startReaders(
  world: World,
  { perSecond = 8, paths = contentPages }: { perSecond?: number; paths?: readonly string[] } = {},
) {
  for (const path of paths) await send(world.site + path);
  const reads: Read[] = [];
  const inFlight: Promise<unknown>[] = [];
  let isOver = false;
  const running = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const at = performance.now();
      inFlight.push(
        send(world.site + path, { timeoutMs: 10_000 }).then(({ status, ms, text }) =>
          reads.push({ path, status, ms, at, ...(status === 0 && { why: text }) }),
        ),
      );
      await pause(1_000 / perSecond);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
      await Promise.all(inFlight);
      const failed = reads.filter(({ status }) => status !== 200);
      return { reads, failed };
    },
  };
}

/** Reads that failed, in words. */
export function failedReads(
  failed: readonly Pick<Read, 'path' | 'status' | 'why'>[],
  all: readonly unknown[],
  how = 'failed',
): string[] {
  if (failed.length === 0) return [];
  const kinds = failed.map(
    ({ path, status, why }) => `${status || `no answer (${why ?? 'broken off'})`} ${path}`,
  );
  const counts = [...new Set(kinds)].map((kind) => `${kinds.filter((one) => one === kind).length} × ${kind}`);
  return [`${failed.length} of ${all.length} reads ${how}: ${counts.join(', ')}`];
}
