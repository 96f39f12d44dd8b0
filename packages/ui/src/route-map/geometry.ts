/** The coast from Sindh around the cape to Arakan, as latitude and longitude; land is north of it. No borders. */
// prettier-ignore
const shore: readonly (readonly [number, number])[] = [
  [25.2, 58], [25.3, 62.2], [25.4, 66.2], [24.8, 66.9], [23.9, 67.6], [23.6, 68.3], [22.85, 69.2], [22.95, 70.2], [22.5, 69.7], [22.25, 68.97], [21.64, 69.6], [20.9, 70.37], [20.71, 70.98], [21.1, 71.8], [21.75, 72.25], [22.25, 72.4], [21.7, 72.6], [21.1, 72.7], [20.4, 72.83], [19.3, 72.8], [18.93, 72.82], [18.2, 72.95], [17, 73.28], [16, 73.47], [15.5, 73.77], [14.8, 74.12], [14.28, 74.44], [13.35, 74.7], [12.87, 74.83], [11.87, 75.37], [11.25, 75.77], [10.5, 76], [9.97, 76.24], [9.49, 76.32], [8.89, 76.58], [8.48, 76.92], [8.08, 77.55], [8.37, 78.05], [8.78, 78.19], [9.2, 78.7], [9.26, 79.1], [9.15, 79.43], [9.36, 79.05], [9.75, 79.02], [10.3, 79.3], [10.28, 79.85], [10.77, 79.85], [11.5, 79.78], [11.93, 79.84], [12.62, 80.2], [13.1, 80.3], [13.7, 80.25], [14.4, 80.17], [15.1, 80.07], [15.75, 80.4], [15.85, 80.9], [16.15, 81.2], [16.35, 81.85], [16.95, 82.27], [17.69, 83.3], [18.3, 84.1], [19, 84.8], [19.5, 85.3], [19.8, 85.85], [20.1, 86.45], [20.3, 86.75], [20.9, 87], [21.5, 87.2], [21.6, 87.75], [21.7, 88.3], [21.65, 88.9], [21.9, 90.2], [22.6, 91.3], [21.5, 92], [20.2, 92.8], [19, 93.8], [17, 94.5], [16, 94.3], [15.8, 104],
];

// prettier-ignore
const lanka: readonly (readonly [number, number])[] = [
  [9.8, 80.1], [9.3, 80.8], [8.5, 81.2], [7.7, 81.7], [6.9, 81.85], [6.2, 81.2], [5.95, 80.5], [6.3, 80.05], [7, 79.85], [8, 79.72], [8.6, 79.9], [9.1, 79.95], [9.6, 80],
];

export type Point = readonly [x: number, y: number];
export interface Place {
  readonly lat: number;
  readonly lng: number;
}
export type Projection = (lat: number, lng: number) => Point;

const n = (value: number) => Math.round(value * 10) / 10;
const pt = (x: number, y: number) => `${n(x)} ${n(y)}`;

/** A projection that fits places into a box; for a single place, with the region around it. */
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

/** Moves points apart until their circles do not overlap; identical places stay one point. */
export function settle(points: readonly Point[], gap: number): readonly Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  let isSettled = false;
  for (let round = 0; round < 120 && !isSettled; round++) {
    isSettled = true;
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        let [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        let distance = Math.hypot(dx, dy);
        if (distance < 0.01) [dx, dy, distance] = [1, 0.6, 1.17];
        if (distance >= gap) continue;
        isSettled = false;
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

/** The route line: clockwise once around every stop, straight between them. A stop may occur twice. */
export function roadLine(points: readonly Point[], radius: number): string {
  const stops = points.filter((point, i) => i === 0 || !samePoint(point, points[i - 1]));
  const sides = stops.slice(1).map((point, i) => sideOf(stops[i] ?? point, point, radius));
  const [first] = stops;
  const [start] = sides;
  if (!first) return '';
  if (!start) return ringAt(first, radius);
  const arc = (center: Point, side: Point, large: 0 | 1 = 0) =>
    `A${pt(radius, radius)} 0 ${large} 1 ${pt(center[0] + side[0], center[1] + side[1])}`;
  const round = (center: Point, side: Point) => arc(center, [-side[0], -side[1]]) + arc(center, side);
  let d = `M${pt(first[0] + start[0], first[1] + start[1])}${round(first, start)}`;
  stops.slice(1).forEach((center, i) => {
    const side = sides[i] ?? start;
    d += `L${pt(center[0] + side[0], center[1] + side[1])}${round(center, side)}`;
    const next = sides[i + 1];
    if (!next) return;
    const turn = (Math.atan2(next[1], next[0]) - Math.atan2(side[1], side[0]) + 2 * Math.PI) % (2 * Math.PI);
    if (turn > 0.001) d += arc(center, next, turn > Math.PI ? 1 : 0);
  });
  return d;
}

function ringAt([x, y]: Point, radius: number): string {
  return `M${pt(x, y - radius)}A${pt(radius, radius)} 0 1 1 ${pt(x, y + radius)}A${pt(radius, radius)} 0 1 1 ${pt(x, y - radius)}Z`;
}

function samePoint(a: Point, b: Point | undefined): boolean {
  return b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.5;
}

/** The normal to the left of the direction of travel, so that every stop is on the right. */
function sideOf(a: Point, b: Point, radius: number): Point {
  const distance = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return [((b[1] - a[1]) / distance) * radius, (-(b[0] - a[0]) / distance) * radius];
}

/** Outlines of mainland and island in a projection. */
export function landPaths(at: Projection): { readonly land: string; readonly island: string } {
  const coast = curve(
    shore.map(([lat, lng]) => at(lat, lng)),
    false,
  );
  return {
    land: `${coast}L${pt(...at(48, 104))}L${pt(...at(48, 58))}Z`,
    island: curve(
      lanka.map(([lat, lng]) => at(lat, lng)),
      true,
    ),
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
