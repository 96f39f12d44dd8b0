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

/** Measured for phones, where the labels are largest relative to the map: what fits there fits everywhere. */
const letter = 11.4;
const lineHeight = 28;
const air = 26;
const step = 8;

/** Points along the straight parts of the route line, dense enough that no label fits between them. */
function alongRoad(road: readonly Point[]): readonly Point[] {
  return road.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = road[i] ?? [x2, y2];
    const count = Math.ceil(Math.hypot(x2 - x1, y2 - y1) / step);
    return Array.from({ length: count }, (_, k): Point => [
      x1 + ((x2 - x1) * k) / count,
      y1 + ((y2 - y1) * k) / count,
    ]);
  });
}

/**
 * Positions of the labels: on the side with the most room, overlapping neither another label nor a stop, inside the map.
 */
export function placeLabels(
  stops: readonly { readonly point: Point; readonly name: string; readonly localName?: string | null }[],
  size: { width: number; height: number },
  road: readonly Point[] = [],
): readonly Label[] {
  const circles = stops.map(({ point: [x, y] }): Box => ({
    left: x - 16,
    right: x + 16,
    top: y - 16,
    bottom: y + 16,
  }));
  const line = alongRoad(road);
  const taken: Box[] = [];
  return stops.map(({ point, name, localName }) => {
    const width = Math.max(name.length, (localName ?? '').length * 0.95) * letter;
    const height = localName ? 2 * lineHeight : lineHeight;
    const best = candidates(point, width, height)
      .map((candidate, i) => ({
        candidate,
        cost: i * 5 + costOf(candidate.box, [...taken, ...circles], line, size),
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
      label: { x: cx, y: top + 20, anchor },
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
  line: readonly Point[],
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
  const crossed = line.filter(
    ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom,
  ).length;
  return outside * 40 + overlap + crossed * 60;
}
