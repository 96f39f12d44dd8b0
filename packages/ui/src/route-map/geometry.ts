import { lanka, shore } from './shore';

export type Point = readonly [x: number, y: number];
export interface Place {
  readonly lat: number;
  readonly lng: number;
}
export type Projection = (lat: number, lng: number) => Point;

const n = (value: number) => Math.round(value * 10) / 10;
const pt = (...values: readonly number[]) => values.map(n).join(' ');

/** A projection that fits places into a box; one place alone gets the country round it. */
export function project(
  places: readonly Place[],
  box: { x: number; y: number; width: number; height: number; leastDegrees?: number },
): Projection {
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const [west, east] = [Math.min(...lngs), Math.max(...lngs)];
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const least = box.leastDegrees ?? 0.4;
  const scale = Math.min(
    box.width / Math.max((east - west) * squeeze, least),
    box.height / Math.max(north - south, least),
  );
  const [midLat, midLng] = [(south + north) / 2, (west + east) / 2];
  return (lat, lng) => [
    box.x + box.width / 2 + (lng - midLng) * squeeze * scale,
    box.y + box.height / 2 - (lat - midLat) * scale,
  ];
}

/** Pushes points apart until each has room for its circle; the same place stays one point. */
export function settle(points: readonly Point[], gap: number): readonly Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 120; round++) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        let distance = Math.hypot(dx, dy);
        if (distance < 0.01) [dx, dy, distance] = [1, 0.6, 1.17];
        if (distance >= gap) continue;
        const push = (gap - distance) / 2 / distance;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    }
  }
  return moved;
}

/** The road: clockwise once round every stop, straight between them. A stop may come twice. */
export function roadLine(points: readonly Point[], radius: number): string {
  const stops = points.filter((point, i) => i === 0 || !samePoint(point, points[i - 1]));
  const sides = stops.slice(1).map((point, i) => sideOf(stops[i] ?? point, point, radius));
  const [first] = stops;
  const [start] = sides;
  if (!first) return '';
  if (!start) return ringAt(first, radius);
  const arc = (centre: Point, side: Point, large: 0 | 1 = 0) =>
    `A${pt(radius, radius)} 0 ${large} 1 ${pt(centre[0] + side[0], centre[1] + side[1])}`;
  const round = (centre: Point, side: Point) => arc(centre, [-side[0], -side[1]]) + arc(centre, side);
  let d = `M${pt(first[0] + start[0], first[1] + start[1])}${round(first, start)}`;
  stops.slice(1).forEach((centre, i) => {
    const side = sides[i] ?? start;
    d += `L${pt(centre[0] + side[0], centre[1] + side[1])}${round(centre, side)}`;
    const next = sides[i + 1];
    if (!next) return;
    const turn = (Math.atan2(next[1], next[0]) - Math.atan2(side[1], side[0]) + 2 * Math.PI) % (2 * Math.PI);
    if (turn > 0.001) d += arc(centre, next, turn > Math.PI ? 1 : 0);
  });
  return d;
}

export function ringAt([x, y]: Point, radius: number): string {
  return `M${pt(x, y - radius)}A${pt(radius, radius)} 0 1 1 ${pt(x, y + radius)}A${pt(radius, radius)} 0 1 1 ${pt(x, y - radius)}Z`;
}

function samePoint(a: Point, b: Point | undefined): boolean {
  return b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5;
}

/** The normal to the left of travel, so that every stop is kept on the right hand. */
function sideOf(a: Point, b: Point, radius: number): Point {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [((b[1] - a[1]) / distance) * radius, (-(b[0] - a[0]) / distance) * radius];
}

/** Outlines of land and island in a projection, and the shore alone. */
export function landPaths(at: Projection): {
  readonly land: string;
  readonly island: string;
  readonly shore: string;
} {
  const line = curve(
    shore.map(([lat, lng]) => at(lat, lng)),
    false,
  );
  return {
    land: `${line}L${pt(...at(48, 104))}L${pt(...at(48, 58))}Z`,
    island: curve(
      lanka.map(([lat, lng]) => at(lat, lng)),
      true,
    ),
    shore: line,
  };
}

/** A smooth curve through points. */
function curve(points: readonly Point[], closed: boolean): string {
  const at = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i));
    return points[index] ?? [0, 0];
  };
  let d = `M${pt(...at(0))}`;
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pt(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pt(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${pt(...c)}`;
  }
  return closed ? `${d}Z` : d;
}
