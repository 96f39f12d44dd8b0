export type Covered = 'control' | 'text' | null;

const fields = 'input, select, textarea';
const controls = `a, button, label, summary, ${fields}`;
/** A taller link is a picture or a card, which stays clickable if a corner is covered. */
const tallestLine = 100;

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Parts of a page that must not be covered, for example because amounts are at their right edge. */
const keptClear = '[data-keep-clear]';

/** What a floating element at the bottom of the viewport covers: a control, else text, else nothing that matters. */
export function coveredBy(floating: Element): Covered {
  const place = floating.getBoundingClientRect();
  const below = elementsBelow(floating, place);
  if (below.some((element) => isKeptClear(element, place))) return 'control';
  return below.some((element) => hasText(element, place)) ? 'text' : null;
}

function elementsBelow(floating: Element, { left, top, width, height }: DOMRect): readonly Element[] {
  const parts = [0.02, 0.5, 0.98];
  const topmost = parts.flatMap((x) =>
    parts.map((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .find((element) => !floating.contains(element)),
    ),
  );
  return [...new Set(topmost)].filter((element) => element !== undefined);
}

function isKeptClear(element: Element, place: DOMRect): boolean {
  if (element.closest(keptClear)) return true;
  const control = element.closest(controls);
  // The link of a card is clickable on the whole card, but its box is that of the title.
  const box = control?.getBoundingClientRect();
  return Boolean(box && overlaps(box, place) && (control?.matches(fields) || box.height < tallestLine));
}

function hasText(element: Element, place: DOMRect): boolean {
  const line = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    line.selectNode(node);
    return [...line.getClientRects()].some((box) => overlaps(box, place));
  });
}
