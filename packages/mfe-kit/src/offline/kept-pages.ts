import type { KeeperAnswer, KeeperRequest } from './keeper-message';

const patienceMs = 30_000;

/** Whether this browser can keep pages at all. */
export const canKeepPages = (): boolean => 'serviceWorker' in navigator;

/** Takes a copy of a page; answers when it was taken. */
export const keepPage = (path: string): Promise<string | null> => ask({ kind: 'keep', path });

/** When the kept copy of a page was taken; null without one. */
export const keptPageAt = (path: string): Promise<string | null> => ask({ kind: 'look', path });

/** Drops the copy of a page. */
export const letPageGo = (path: string): Promise<string | null> => ask({ kind: 'let-go', path });

/** A browser that refuses the worker never gets one ready: the call fails after a while. */
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
