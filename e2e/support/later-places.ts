import { expect, type Page } from '@playwright/test';

interface Distance {
  /** The texts above and below it. */
  readonly between: string;
  readonly pixels: number;
}

interface LaterPlaces {
  /** Parts of the page that are not hydrated. */
  readonly waiting: number;
  readonly live: number;
  /** Buttons that need scripts, in parts whose code has not arrived: pressing them now does nothing. */
  readonly unheard: readonly string[];
  /** Elements without a box (`display: contents`) whose margin style has no effect. */
  readonly lost: readonly string[];
  readonly distances: readonly Distance[];
}

/** The lazy-loaded parts of the page, in their current layout. */
export async function laterPlaces(page: Page): Promise<LaterPlaces> {
  // Triggers the layout of everything that the first paint skips.
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  return page.evaluate(() => {
    const places = [...document.querySelectorAll('main [data-no-box]')];
    const isLive = (place: Element) =>
      Object.keys(place.firstElementChild ?? {}).some((key) => key.startsWith('__react'));

    /** Whether it submits a form: natively, or through React once it is hydrated. */
    const isSubmitted = (button: HTMLButtonElement) =>
      button.type === 'submit' &&
      button.form !== null &&
      (button.form.method === 'post' ||
        [button, button.form].some((one) => one.matches('[action],[formaction]')));

    const marginOf = (one: Element) => parseFloat(getComputedStyle(one).marginTop);
    function boxesIn(place: Element): Element[] {
      return [...place.children].flatMap((child) => {
        const { display, position } = getComputedStyle(child);
        if (display === 'contents') return boxesIn(child);
        return display === 'none' || position === 'fixed' || position === 'absolute' ? [] : [child];
      });
    }
    /** The box before or after an element or one of its ancestors. */
    function neighbor(of: Element, way: 'previousElementSibling' | 'nextElementSibling'): Element | null {
      for (let from = of; from.localName !== 'main'; from = from.parentElement ?? document.body) {
        for (let one = from[way]; one; one = one[way]) {
          const { display } = getComputedStyle(one);
          if (display === 'contents') {
            const inside = boxesIn(one).at(way === 'nextElementSibling' ? 0 : -1);
            if (inside) return inside;
          } else if (display !== 'none') return one;
        }
      }
      return null;
    }
    /** Whether it is in the normal flow of the box: not in an SVG, not fixed, and not visually hidden. */
    function isInFlow(from: Element | null, box: Element): boolean {
      if (!from?.checkVisibility() || from.closest('svg')) return false;
      for (let one: Element | null = from; one && one !== box; one = one.parentElement)
        if (/absolute|fixed|sticky/.test(getComputedStyle(one).position)) return false;
      return true;
    }
    function linesOf(box: Element | null | undefined): { text: string; at: DOMRect }[] {
      if (!box) return [];
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.nodeValue?.trim() || !isInFlow(node.parentElement, box)) continue;
        range.selectNodeContents(node);
        const text = node.nodeValue.trim().slice(0, 40);
        for (const at of range.getClientRects()) if (at.height > 4 && at.width > 4) lines.push({ text, at });
      }
      return lines;
    }
    function distance(upper: Element | null | undefined, lower: Element | null | undefined) {
      const above = linesOf(upper)
        .sort((a, b) => a.at.bottom - b.at.bottom)
        .at(-1);
      const below = linesOf(lower).sort((a, b) => a.at.top - b.at.top)[0];
      // Adjacent boxes in two columns.
      if (!upper || !lower || !above || !below) return [];
      const [one, other] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
      if (one.right <= other.left || other.right <= one.left) return [];
      return [
        { between: `${above.text} | ${below.text}`, pixels: Math.round(below.at.top - above.at.bottom) },
      ];
    }

    return {
      waiting: places.filter((place) => place.firstElementChild && !isLive(place)).length,
      live: places.filter(isLive).length,
      unheard: places
        .filter((place) => !isLive(place))
        .flatMap((place) => [...place.querySelectorAll('button')])
        .filter((button) => !isSubmitted(button))
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent.trim()),
      lost: places
        .filter((place) => {
          const [first] = boxesIn(place);
          return first && marginOf(first) < marginOf(place);
        })
        .map(({ parentElement, textContent }) => `${parentElement?.className}: ${textContent?.slice(0, 40)}`),
      distances: places.flatMap((place) => {
        const boxes = boxesIn(place);
        const [first] = boxes;
        if (!first) return [];
        return [
          ...distance(neighbor(place, 'previousElementSibling'), first),
          ...boxes.flatMap((box, at) => distance(box, boxes[at + 1])),
          ...distance(boxes.at(-1), neighbor(place, 'nextElementSibling')),
        ];
      }),
    };
  });
}

/** Scrolls to the parts that are not hydrated, including in a column with its own scrollbar. */
export const goToWaiting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const place of document.querySelectorAll('main [data-no-box]')) {
      const { firstElementChild: box } = place;
      if (box && !Object.keys(box).some((key) => key.startsWith('__react'))) box.scrollIntoView();
    }
  });

/**
 * The printed content of the page: text outside of figures, and drawings. Images are left out: the browser loads lazy
 * ones for printing.
 */
export async function printed(page: Page): Promise<{ words: string[]; drawings: string[] }> {
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim();
      const around = node.parentElement;
      if (text && around?.checkVisibility() && !around.closest('figure')) words.push(text);
    }
    const drawings = [...main.querySelectorAll('svg')]
      .filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return one.checkVisibility() && width > 60 && height > 60;
      })
      .map((one) => one.closest('figure')?.ariaLabel ?? 'drawing');
    window.dispatchEvent(new Event('afterprint'));
    return { words, drawings };
  });
  await page.emulateMedia({ media: null });
  return shown;
}
