import type { AppContext } from '@valam/mfe-kit/remote';

/** Shorter than a perceptible wait. */
const patienceMs = 250;

/**
 * Waits for the data of a page that has skeletons. The server waits until the data has loaded; the browser opens the page
 * after a moment and shows skeletons. A later failure is shown by the page.
 */
export async function orSkeleton(app: AppContext, loading: Promise<unknown>): Promise<void> {
  if (app.isServer) return void (await loading);
  loading.catch(() => undefined);
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
