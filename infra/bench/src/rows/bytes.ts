import path from 'node:path';
import { root } from '@valam/local/checkout';
import { judged } from './judge.ts';

/** Heaviest first. */
export interface PageSize {
  path: string;
  bytes: number;
  whole: number;
  budget: number;
  isOver: boolean;
}

/** Page sizes from the build, which lists the files of each page. */
async function weighed(): Promise<PageSize[]> {
  const { pageSizes } = await import(path.join(root, 'packages/mfe-kit/build/sizes.ts'));
  return pageSizes();
}

const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

/** The size of the scripts of each kind of page, as built: brotli, from the files. */
export const measureScripts = async () => judgeScripts(await weighed());

/** @param pages heaviest first */
export function judgeScripts(pages: readonly PageSize[]) {
  const rows = [];
  for (const budget of new Set(pages.map((page) => page.budget))) {
    const group = pages.filter((page) => page.budget === budget);
    const heaviest = group[0];
    if (!heaviest) continue;
    const over = group.filter(({ isOver }) => isOver);
    const whole = Math.max(...group.map((page) => page.whole));
    rows.push(
      judged(`scripts of a first view ${budget > 150_000 ? 'with' : 'without'} slots`, {
        value: heaviest.bytes / 1_000,
        most: budget / 1_000,
        unit: 'KB',
        measured: `${kilobytes(heaviest.bytes)} KB (${heaviest.path}), lightest ${kilobytes(group.at(-1)?.bytes ?? 0)}, ${over.length} of ${group.length} over; gone down to the foot at most ${kilobytes(whole)}`,
        goal: `≤ ${kilobytes(budget)} KB brotli`,
        details: group,
      }),
    );
  }
  return rows;
}
