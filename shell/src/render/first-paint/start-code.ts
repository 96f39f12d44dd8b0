/** A file and its integrity hash. */
type CodeFile = readonly [href: string, integrity: string | undefined];

export interface FirstCode {
  /** Scripts to run, in any order: the platform's entry waits for its dependencies. */
  readonly run: readonly CodeFile[];
  /** Files to preload in parallel, so that they are cached when the remotes import them. */
  readonly fetch: readonly CodeFile[];
  /** The web app manifest. */
  readonly manifest: string;
}

/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. Code is loaded after the first paint,
 * so that on a slow connection text and images do not share bandwidth with scripts.
 */
export function startCode({ run, fetch, manifest }: FirstCode, painted: Promise<void>): void {
  // A phone that switches networks loses in-flight requests, and without any one of these files nothing on the page works.
  const pausesMs = [600, 3_000];
  function start(file: CodeFile, [pauseMs, ...later]: readonly number[]): void {
    const [src, integrity] = file;
    const script = Object.assign(document.createElement('script'), { src, async: true });
    if (integrity) script.integrity = integrity;
    script.onerror = () => {
      if (pauseMs === undefined) return;
      const again = () => start(file, later);
      if (navigator.onLine) setTimeout(again, pauseMs);
      else addEventListener('online', again, { once: true });
    };
    document.head.append(script);
  }
  void painted.then(() => {
    for (const file of run) start(file, pausesMs);
    for (const [href, integrity] of fetch) {
      // Scripts with an integrity hash are requested in this CORS mode; with a preload in another mode the file would be
      // fetched twice.
      const wish = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href };
      const link = Object.assign(document.createElement('link'), wish);
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }));
  });
}
