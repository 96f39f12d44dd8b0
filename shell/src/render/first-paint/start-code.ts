/** A file and the hash that it must have. */
type CodeFile = readonly [href: string, integrity: string | undefined];

export interface FirstCode {
  /** Run, in any order: the platform's own entry waits for what it needs. */
  readonly run: readonly CodeFile[];
  /** Fetched beside it, so that it is there when the remotes ask. */
  readonly fetch: readonly CodeFile[];
  /** What tells the browser how the site is installed. */
  readonly manifest: string;
}

/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. Code waits until the page has
 * been seen, so that on a slow line words and pictures do not share it with scripts.
 */
export function startCode({ run, fetch, manifest }: FirstCode, painted: Promise<void>): void {
  void painted.then(() => {
    for (const [src, integrity] of run) {
      const script = Object.assign(document.createElement('script'), { src, async: true });
      if (integrity) script.integrity = integrity;
      document.head.append(script);
    }
    for (const [href, integrity] of fetch) {
      // Scripts with a hash are asked for in this mode; a hint in another one would fetch the file twice.
      const wish = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href };
      const link = Object.assign(document.createElement('link'), wish);
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
    document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest }));
  });
}
