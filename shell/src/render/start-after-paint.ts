import { scriptSafeJson } from '@valam/mfe-kit/head';

/** A file and the hash that it must have. */
type CodeFile = readonly [href: string, integrity: string | undefined];

export interface FirstCode {
  /** Run, in any order: the platform's own entry waits for what it needs. */
  readonly run: readonly CodeFile[];
  /** Fetched beside it, so that it is there when the remotes ask. */
  readonly fetch: readonly CodeFile[];
}

/** No browser takes this long to paint what it has; one that tells nobody is not waited for. */
const patienceMs = 3_000;

/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. Code waits until the page has
 * been seen, so that on a slow line words and pictures do not share it with scripts. Nobody sees a page in the
 * background; there the code comes at once.
 */
export function startAfterPaint({ run, fetch }: FirstCode, patience: number): void {
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce ?? '';
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    for (const [src, integrity] of run) {
      const script = Object.assign(document.createElement('script'), { src, async: true, nonce });
      if (integrity) script.integrity = integrity;
      document.head.append(script);
    }
    for (const [href, integrity] of fetch) {
      // Scripts with a hash are asked for in this mode; a hint in another one would fetch the file twice.
      const wish = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href, nonce };
      const link = Object.assign(document.createElement('link'), wish);
      if (integrity) link.integrity = integrity;
      document.head.append(link);
    }
  };
  const kinds = 'PerformanceObserver' in window ? PerformanceObserver.supportedEntryTypes : [];
  if (document.hidden || !kinds.includes('paint')) return begin();
  const seen = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    seen.disconnect();
    begin();
  });
  seen.observe({ type: 'paint', buffered: true });
  setTimeout(begin, patience);
}

const source = startAfterPaint.toString();

/** The script that starts the page's code. */
export const startMarkup = (code: FirstCode, nonce: string): string =>
  `<script nonce="${nonce}">(${source})(${scriptSafeJson(code)},${patienceMs})</script>`;
