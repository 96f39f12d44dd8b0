import type { KeeperRequest } from '@valam/mfe-kit/offline';
import { answerNavigation } from './answer-navigation';
import { KeptPages } from './kept-pages';
import type { WorkerScope } from './worker-scope';

declare const self: WorkerScope;
/** Prepended to this file by the server. */
declare const BRAND_NAME: string;

const kept = new KeptPages();

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  // Navigation preload: the browser requests the page while this worker starts.
  event.waitUntil(self.registration.navigationPreload.enable()),
);
self.addEventListener('fetch', (event) => {
  const { mode, method } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(answerNavigation(event, kept, BRAND_NAME));
});
self.addEventListener('message', (event) => event.waitUntil(answer(event)));

async function answer({ data, ports: [port] }: MessageEvent<unknown>): Promise<void> {
  const { kind, path } = data as KeeperRequest;
  try {
    if (kind === 'keep') await kept.keep(path);
    if (kind === 'let-go') await kept.letGo(path);
  } finally {
    port?.postMessage({ keptAt: await kept.keptAt(path) });
  }
}
