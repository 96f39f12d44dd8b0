import type { KeptPages } from './kept-pages';
import { offlinePage } from './offline-page';
import type { PageRequest } from './worker-scope';

/** Network first. If it fails: the stored copy of the page, or the offline page. */
export async function answerNavigation(
  event: Pick<PageRequest, 'request' | 'preloadResponse' | 'waitUntil'>,
  kept: Pick<KeptPages, 'at' | 'all' | 'refresh'>,
  brand: string,
): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.ok) event.waitUntil(kept.refresh(path).catch(() => undefined));
    return answer;
  } catch {
    return (await kept.at(path)) ?? offlinePage(brand, await kept.all());
  }
}
