import type { KeeperAnswer, KeeperRequest } from './keeper-message';

const patienceMs = 30_000;

/** True if this browser supports service workers, and so can store pages. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator;

/** Stores a page for offline use; resolves to the time of the copy. */
export const keepPage = (path: string): Promise<string | null> => ask({ kind: 'keep', path });

/** The time of the stored copy of a page, or null. */
export const keptPageAt = (path: string): Promise<string | null> => ask({ kind: 'look', path });

/** Removes a page from offline storage. */
export const letPageGo = (path: string): Promise<string | null> => ask({ kind: 'let-go', path });

/** With a timeout, because `ready` never resolves in a browser that blocks the service worker. */
function ask(request: KeeperRequest): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Nobody is there to keep pages')), patienceMs);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<KeeperAnswer>) => {
      clearTimeout(late);
      port1.close();
      resolve(data.keptAt);
    };
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(request, [port2]));
  });
}
