import path from 'node:path';
import type { PageSize } from '../../../../packages/mfe-kit/build/sizes.ts';
import { root } from '../checkout.ts';
import type { Tally } from '../suite/jest.ts';
import { tooFew } from './verdict.ts';

const fewest = 20;

/** Pages over their size budget, or a failure when too few pages were measured. */
export const weightProblems = (
  pages: readonly PageSize[],
  tooHeavy: (pages: readonly PageSize[]) => string[],
): string[] => [...tooHeavy(pages), ...tooFew(pages.length, fewest, 'pages were weighed')];

/** Checks the built scripts of every page against its size budget. */
export async function weighPages(): Promise<Tally> {
  const since = performance.now();
  const { pageSizes, tooHeavy } = await import(path.join(root, 'packages/mfe-kit/build/sizes.ts'));
  const pages = await pageSizes();
  const failures = weightProblems(pages, tooHeavy);
  for (const line of failures) console.error(line);
  return {
    name: 'weight of pages',
    passed: Math.max(0, pages.length - failures.length),
    failed: failures.length,
    seconds: (performance.now() - since) / 1_000,
    failures,
  };
}
