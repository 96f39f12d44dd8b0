import type { AppContext } from '@valam/mfe-kit/remote';

/** Too short to be perceived as a wait. */
const patienceMs = 250;

/**
 * Waits for the data of a page that has skeletons. The server waits until the data has loaded; after a short timeout the browser
 * opens the page with skeletons. The page shows a later failure.
 */
export async function orSkeleton(app: AppContext, loading: Promise<unknown>): Promise<void> {
  if (app.isServer) return void (await loading);
  loading.catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
