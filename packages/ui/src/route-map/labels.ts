import type { Point } from './geometry';

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const letter = 8.2;
const lineHeight = 20;
const air = 26;

/** Where the names stand: on the side with the most room, over neither another name nor a stop, inside the map. */
export function placeLabels(
  stops: readonly { readonly point: Point; readonly name: string; readonly localName?: string | null }[],
  size: { width: number; height: number },
): readonly Label[] {
  const circles = stops.map(({ point: [x, y] }): Box => ({
    left: x - 16,
    right: x + 16,
    top: y - 16,
    bottom: y + 16,
  }));
  const taken: Box[] = [];
  return stops.map(({ point, name, localName }) => {
    const width = Math.max(name.length, (localName ?? '').length * 0.95) * letter;
    const height = localName ? 2 * lineHeight : lineHeight;
    const best = candidates(point, width, height)
      .map((candidate, i) => ({
        candidate,
        cost: i * 5 + costOf(candidate.box, [...taken, ...circles], size),
      }))
      .reduce((a, b) => (b.cost < a.cost ? b : a)).candidate;
    taken.push(best.box);
    return best.label;
  });
}

function candidates([x, y]: Point, width: number, height: number): readonly { label: Label; box: Box }[] {
  const at = (anchor: Label['anchor'], cx: number, top: number) => {
    const left = anchor === 'start' ? cx : anchor === 'end' ? cx - width : cx - width / 2;
    return {
      label: { x: cx, y: top + 15, anchor },
      box: { left, right: left + width, top, bottom: top + height },
    };
  };
  return [
    at('start', x + air, y - height / 2),
    at('end', x - air, y - height / 2),
    at('middle', x, y + air - 4),
    at('middle', x, y - air + 4 - height),
    at('end', x - air * 0.8, y - height - 6),
    at('start', x + air * 0.8, y + 6),
  ];
}

function costOf(
  box: Box,
  others: readonly Box[],
  { width, height }: { width: number; height: number },
): number {
  const outside =
    Math.max(0, 8 - box.left) +
    Math.max(0, box.right - width + 8) +
    Math.max(0, 8 - box.top) +
    Math.max(0, box.bottom - height + 8);
  const overlap = others.reduce((sum, other) => {
    const w = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const h = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + (w > 0 && h > 0 ? w * h : 0);
  }, 0);
  return outside * 40 + overlap;
}
