export interface PageFonts {
  /** What every first screen is set in. */
  readonly always: readonly string[];
  /** What the words of a language need, by its code, where a page has such words. */
  readonly byLanguage: Readonly<Record<string, readonly string[]>>;
}

/** How the styles of our fonts, the script that applies them and who waits for them know each other. */
export interface FacesNames {
  /** The style element that holds the site's own font faces; it stands before the script. */
  readonly id: string;
  /** The event on the document that tells that they apply. */
  readonly event: string;
}

export const facesNames: FacesNames = { id: 'font-faces', event: 'valam:font-faces' };

/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. A browser that has our fonts uses
 * them at once. Another one shows the page in its own, which are as wide; when all of ours are there, the words are set
 * in them in one go.
 */
export function setInFonts(fonts: PageFonts, { id, event }: FacesNames, painted: Promise<void>): void {
  const sheet = document.getElementById(id) as HTMLStyleElement | null;
  if (!sheet) return;
  const ask = (href: string): Promise<unknown> =>
    new Promise((done) => {
      const wish = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href };
      const link = Object.assign(document.createElement('link'), wish, { onload: done, onerror: done });
      document.head.append(link);
    });
  async function apply(): Promise<void> {
    const ofLanguages = Object.entries(fonts.byLanguage).flatMap(([code, files]) =>
      document.querySelector(`main [lang="${code}"]`) ? files : [],
    );
    await Promise.all([...fonts.always, ...ofLanguages].map(ask));
    if (sheet) sheet.media = '';
    document.dispatchEvent(new Event(event));
    await caches.open(mark);
  }
  // A cache without content: it is there as long as the browser has not thrown away what it kept of the site.
  const mark = [id, ...fonts.always].join(' ');
  sheet.media = 'not all';
  // Where there are no caches for a site, or it may not use them, every visit is like the first one.
  const had = (async () => caches.has(mark))().catch(() => false);
  void had
    .then((has) => (has ? undefined : painted))
    .then(apply)
    .catch(() => undefined);
}
