import { press } from '@valam/testing/load';
import type { Load } from './press-apart.ts';

/** Puts one load on an address and tells how it went. */
process.once('message', async ({ url, ...load }: Load) => {
  process.send?.(await press(url, load), undefined, undefined, () => process.exit());
});
