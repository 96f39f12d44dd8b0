import type { KeeperAnswer, KeeperRequest } from './keeper-message';

const patienceMs = 30_000;

/** Returns true if this browser can store pages at all. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator;

/** Stores a copy of a page; returns the time of the copy. */
export const keepPage = (path: string): Promise<string | null> => ask({ kind: 'keep', path });

/** Time of the stored copy of a page; null without one. */
export const keptPageAt = (path: string): Promise<string | null> => ask({ kind: 'look', path });

/** Deletes the copy of a page. */
export const letPageGo = (path: string): Promise<string | null> => ask({ kind: 'let-go', path });

/** In a browser that refuses the service worker it never becomes ready: the call fails after a timeout. */
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
