/** A file and its integrity hash. */
type CodeFile = readonly [href: string, integrity: string | undefined];

export interface FirstCode {
  /** Executed in any order: the platform's entry waits for its dependencies. */
  readonly run: readonly CodeFile[];
  /** Fetched in parallel, so that it is cached when the remotes import it. */
  readonly fetch: readonly CodeFile[];
  /** The web app manifest. */
  readonly manifest: string;
}

/**
 * Runs in the browser, sent as its own source text: it may not use anything outside its body. Code is loaded after the first
 * paint, so that on a slow connection text and images do not share bandwidth with scripts.
 */
export function startCode({ run, fetch, manifest }: FirstCode, painted: Promise<void>): void {
  void painted.then(() => {
    for (const [src, integrity] of run) {
      const script = Object.assign(document.createElement('script'), { src, async: true });
      if (integrity) script.integrity = integrity;
      document.head.append(script);
    }
    for (const [href, integrity] of fetch) {
      // Scripts with an integrity hash are requested in this CORS mode; a preload in another mode would fetch the file
      // twice.
      const wish = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href };
      const link = Object.assign(document.createElement('link'), wish);
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }));
  });
}
