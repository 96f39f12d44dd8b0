import type { AppContext } from '@valam/mfe-kit/remote';

/** Shorter than what is felt as waiting. */
const patienceMs = 250;

/**
 * The data of a page that draws skeletons for what is on its way. A server waits for it; a browser opens the page after a
 * moment and lets the page wait. What fails later is for the page to say.
 */
export async function orSkeleton(app: AppContext, loading: Promise<unknown>): Promise<void> {
  if (app.isServer) return void (await loading);
  loading.catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
