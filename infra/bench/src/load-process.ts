import { press } from '@valam/testing/load';
import type { Load } from './press-apart.ts';

/** Runs one load test against a URL and reports the result. */
process.once('message', async ({ url, ...load }: Load) => {
  process.send?.(await press(url, load), undefined, undefined, () => process.exit());
});
