import { offlineCopy, titleOf } from './offline-copy';

const cacheName = 'kept-pages';
const takenAt = 'x-kept-at';
const dayMs = 86_400_000;

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that the visitor has saved for offline use. */
export class KeptPages {
  /** Pages removed by the visitor: a fetch still in flight must not store them again. */
  readonly #gone = new Set<string>();

  async keep(path: string, now = new Date()): Promise<void> {
    this.#gone.delete(path);
    await this.#take(path, now);
  }

  /** Fetches the page without cookies, so that no personal data is stored on the device. */
  async #take(path: string, now: Date): Promise<void> {
    const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
    if (!page.ok || page.redirected) throw new Error(`${path} answered ${page.status}`);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.headers.get('content-security-policy') ?? `default-src 'self'`,
      [takenAt]: now.toISOString(),
    };
    const cache = await caches.open(cacheName);
    const copy = new Response(offlineCopy(await page.text(), now), { headers });
    if (!this.#gone.has(path)) await cache.put(path, copy);
  }

  async letGo(path: string): Promise<void> {
    this.#gone.add(path);
    await (await caches.open(cacheName)).delete(path);
  }

  async at(path: string): Promise<Response | undefined> {
    return (await caches.open(cacheName)).match(path);
  }

  async keptAt(path: string): Promise<string | null> {
    return (await this.at(path))?.headers.get(takenAt) ?? null;
  }

  /** Fetches the page again if its stored copy is older than a day. */
  async refresh(path: string, now = new Date()): Promise<void> {
    const since = await this.keptAt(path);
    if (since && now.getTime() - Date.parse(since) > dayMs) await this.#take(path, now);
  }

  async all(): Promise<KeptPage[]> {
    const cache = await caches.open(cacheName);
    return Promise.all(
      (await cache.keys()).map(async ({ url }) => {
        const path = new URL(url).pathname;
        return { path, title: titleOf((await (await cache.match(path))?.text()) ?? '') || path };
      }),
    );
  }
}
