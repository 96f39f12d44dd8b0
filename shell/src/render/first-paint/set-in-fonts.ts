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
 * in them in one go: they are added as loaded faces, in place of their rules. A rule would have the page styled and laid out when it
 * applies, and once more when its file has come.
 */
export function setInFonts(fonts: PageFonts, { id, event }: FacesNames, painted: Promise<void>): void {
  const style = document.getElementById(id) as HTMLStyleElement | null;
  const rules = style?.sheet;
  if (!style || !rules) return;

  function wantedRules(): readonly CSSFontFaceRule[] {
    const ofLanguages = Object.entries(fonts.byLanguage).flatMap(([code, files]) =>
      document.querySelector(`main [lang="${code}"]`) ? files : [],
    );
    const files = [...fonts.always, ...ofLanguages];
    const isWanted = (rule: CSSRule): boolean => files.some((file) => rule.cssText.includes(file));
    return ([...(rules?.cssRules ?? [])] as CSSFontFaceRule[]).filter(isWanted);
  }
  function load({ style: said }: CSSFontFaceRule): Promise<FontFace | undefined> {
    const descriptors: FontFaceDescriptors = {
      weight: said.getPropertyValue('font-weight') || 'normal',
      style: said.getPropertyValue('font-style') || 'normal',
      unicodeRange: said.getPropertyValue('unicode-range') || 'U+0-10FFFF',
    };
    const family = said.getPropertyValue('font-family').replace(/["']/g, '');
    const face = new FontFace(family, said.getPropertyValue('src'), descriptors);
    return face.load().catch(() => undefined);
  }
  async function apply(): Promise<void> {
    const loads = wantedRules().map(async (rule) => [rule, await load(rule)] as const);
    for (const [rule, face] of await Promise.all(loads)) {
      if (!face) continue;
      rules?.deleteRule([...rules.cssRules].indexOf(rule));
      document.fonts.add(face);
    }
    if (style) style.media = '';
    document.dispatchEvent(new Event(event));
    await caches.open(mark);
  }
  // A cache without content: it is there as long as the browser has not thrown away what it kept of the site.
  const mark = [id, ...fonts.always].join(' ');
  style.media = 'not all';
  // Where there are no caches for a site, or it may not use them, every visit is like the first one.
  const had = (async () => caches.has(mark))().catch(() => false);
  void had
    .then((has) => (has ? undefined : painted))
    .then(apply)
    .catch(() => undefined);
}
