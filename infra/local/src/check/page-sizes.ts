import path from 'node:path';
import { root } from '../checkout.ts';
import type { Tally } from '../suite/jest.ts';

/** Holds the scripts of every page, as built, to what it may weigh. */
export async function weighPages(): Promise<Tally> {
  const since = performance.now();
  const { pageSizes, tooHeavy } = await import(path.join(root, 'packages/mfe-kit/build/sizes.ts'));
  const pages = await pageSizes();
  const failures = tooHeavy(pages);
  for (const line of failures) console.error(line);
  return {
    name: 'weight of pages',
    passed: pages.length - failures.length,
    failed: failures.length,
    seconds: (performance.now() - since) / 1_000,
    failures,
  };
}
