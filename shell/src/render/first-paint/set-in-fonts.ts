export interface PageFonts {
  /** Fonts that every page needs. */
  readonly always: readonly string[];
  /** Fonts of pages where a selector matches an element, such as text in a language. */
  readonly where: Readonly<Record<string, string>>;
}

/** Names shared by the font styles, the script that applies them and the code that waits for them. */
export interface FacesNames {
  /** Id of the style element with the site's font faces; the element precedes the script. */
  readonly id: string;
  /** The event dispatched on the document when the fonts have been applied. */
  readonly event: string;
}

export const facesNames: FacesNames = { id: 'font-faces', event: 'valam:font-faces' };

/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. If the fonts are in the browser's
 * cache, they apply at once. Otherwise the page is shown in fallback fonts with the same metrics until all fonts have loaded,
 * and then switches to them in one step: they are added as loaded faces that replace their CSS rules. A CSS rule would cause
 * one style and layout pass when it applies and another when its file has loaded.
 */
export function setInFonts(fonts: PageFonts, { id, event }: FacesNames, painted: Promise<void>): void {
  const style = document.getElementById(id) as HTMLStyleElement | null;
  const rules = style?.sheet;
  if (!style || !rules) return;

  function wantedRules(): readonly CSSFontFaceRule[] {
    const ofThisPage = Object.entries(fonts.where).flatMap(([selector, file]) =>
      document.querySelector(selector) ? file : [],
    );
    const files = [...fonts.always, ...ofThisPage];
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
  // An empty cache that marks the fonts as downloaded: it exists until the browser evicts the site's storage.
  const mark = [id, ...fonts.always].join(' ');
  style.media = 'not all';
  // If the Cache API is missing or blocked, every visit is treated as the first.
  const had = (async () => caches.has(mark))().catch(() => false);
  void had
    .then((has) => (has ? undefined : painted))
    .then(apply)
    .catch(() => undefined);
}
