// The drawn road: real positions, one line that walks clockwise once round every stop.
import { pt, n, disc, curve } from './core.mjs';

// Sea shore from Sindh round the cape to Arakan, [lat, lng]; land is what lies north of it. No borders are drawn.
const SHORE = [
  [25.2, 58],
  [25.3, 62.2],
  [25.4, 66.2],
  [24.8, 66.9],
  [23.9, 67.6],
  [23.6, 68.3],
  [22.85, 69.2],
  [22.95, 70.2],
  [22.5, 69.7],
  [22.25, 68.97],
  [21.64, 69.6],
  [20.9, 70.37],
  [20.71, 70.98],
  [21.1, 71.8],
  [21.75, 72.25],
  [22.25, 72.4],
  [21.7, 72.6],
  [21.1, 72.7],
  [20.4, 72.83],
  [19.3, 72.8],
  [18.93, 72.82],
  [18.2, 72.95],
  [17, 73.28],
  [16, 73.47],
  [15.5, 73.77],
  [14.8, 74.12],
  [14.28, 74.44],
  [13.35, 74.7],
  [12.87, 74.83],
  [11.87, 75.37],
  [11.25, 75.77],
  [10.5, 76],
  [9.97, 76.24],
  [9.49, 76.32],
  [8.89, 76.58],
  [8.48, 76.92],
  [8.08, 77.55],
  [8.37, 78.05],
  [8.78, 78.19],
  [9.2, 78.7],
  [9.26, 79.1],
  [9.15, 79.43],
  [9.36, 79.05],
  [9.75, 79.02],
  [10.3, 79.3],
  [10.28, 79.85],
  [10.77, 79.85],
  [11.5, 79.78],
  [11.93, 79.84],
  [12.62, 80.2],
  [13.1, 80.3],
  [13.7, 80.25],
  [14.4, 80.17],
  [15.1, 80.07],
  [15.75, 80.4],
  [15.85, 80.9],
  [16.15, 81.2],
  [16.35, 81.85],
  [16.95, 82.27],
  [17.69, 83.3],
  [18.3, 84.1],
  [19, 84.8],
  [19.5, 85.3],
  [19.8, 85.85],
  [20.1, 86.45],
  [20.3, 86.75],
  [20.9, 87],
  [21.5, 87.2],
  [21.6, 87.75],
  [21.7, 88.3],
  [21.65, 88.9],
  [21.9, 90.2],
  [22.6, 91.3],
  [21.5, 92],
  [20.2, 92.8],
  [19, 93.8],
  [17, 94.5],
  [16, 94.3],
  [15.8, 104],
];
const LANKA = [
  [9.8, 80.1],
  [9.3, 80.8],
  [8.5, 81.2],
  [7.7, 81.7],
  [6.9, 81.85],
  [6.2, 81.2],
  [5.95, 80.5],
  [6.3, 80.05],
  [7, 79.85],
  [8, 79.72],
  [8.6, 79.9],
  [9.1, 79.95],
  [9.6, 80],
];

/** A map projection that fits the stops into a box. */
export function project(stops, { x, y, w, h }) {
  const lats = stops.map((s) => s.lat);
  const lngs = stops.map((s) => s.lng);
  const [la, lb] = [Math.min(...lats), Math.max(...lats)];
  const [ga, gb] = [Math.min(...lngs), Math.max(...lngs)];
  const squeeze = Math.cos((((la + lb) / 2) * Math.PI) / 180);
  const k = Math.min(w / Math.max((gb - ga) * squeeze, 0.4), h / Math.max(lb - la, 0.4));
  const [cx, cy] = [(ga + gb) / 2, (la + lb) / 2];
  return (lat, lng) => [x + w / 2 + (lng - cx) * squeeze * k, y + h / 2 - (lat - cy) * k];
}

/** Pushes points apart until each has room for its circle. */
export function settle(points, gap) {
  const p = points.map((q) => [...q]);
  for (let round = 0; round < 120; round++) {
    for (let i = 0; i < p.length; i++)
      for (let j = i + 1; j < p.length; j++) {
        let [dx, dy] = [p[j][0] - p[i][0], p[j][1] - p[i][1]];
        let d = Math.hypot(dx, dy);
        if (d < 0.01) [dx, dy, d] = [1, 0.6, 1.17];
        if (d >= gap) continue;
        const push = (gap - d) / 2 / d;
        p[i] = [p[i][0] - dx * push, p[i][1] - dy * push];
        p[j] = [p[j][0] + dx * push, p[j][1] + dy * push];
      }
  }
  return p;
}

/** Clockwise round every point, straight between them; a point may be visited twice. */
export function loops(points, R) {
  const list = points.filter((q, i) => i === 0 || q[0] !== points[i - 1][0] || q[1] !== points[i - 1][1]);
  if (list.length < 2) return disc(list[0][0], list[0][1], R);
  const side = (a, b) => {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [((b[1] - a[1]) / d) * R, (-(b[0] - a[0]) / d) * R];
  };
  const sides = list.slice(1).map((q, i) => side(list[i], q));
  const arcTo = (c, s, far = 0) => `A${pt(R, R)} 0 ${far} 1 ${pt(c[0] + s[0], c[1] + s[1])}`;
  const around = (c, s) => arcTo(c, [-s[0], -s[1]]) + arcTo(c, s);
  let d = `M${pt(list[0][0] + sides[0][0], list[0][1] + sides[0][1])}` + around(list[0], sides[0]);
  for (let i = 1; i < list.length; i++) {
    const s = sides[i - 1];
    d += `L${pt(list[i][0] + s[0], list[i][1] + s[1])}` + around(list[i], s);
    if (i < list.length - 1) {
      const t = sides[i];
      let turn = Math.atan2(t[1], t[0]) - Math.atan2(s[1], s[0]);
      if (turn < 0) turn += Math.PI * 2;
      if (turn > 0.001) d += arcTo(list[i], t, turn > Math.PI ? 1 : 0);
    }
  }
  return d;
}

export const landPath = (at, fine = true) => {
  const line = SHORE.map(([la, ln]) => at(la, ln));
  const d = fine ? curve(line) : 'M' + line.map((q) => pt(...q)).join('L');
  return {
    land: d + `L${pt(...at(48, 104))}L${pt(...at(48, 58))}Z`,
    island: curve(
      LANKA.map(([la, ln]) => at(la, ln)),
      true,
    ),
    shore: d,
  };
};

/** Positions of the stops in percent of the picture, for labels in HTML over it. */
export function routePoints({ stops, width = 800, height = 600, pad = 0.16, radius = 15 }) {
  const at = project(stops, {
    x: width * pad,
    y: height * pad,
    w: width * (1 - 2 * pad),
    h: height * (1 - 2 * pad),
  });
  const unique = new Map(stops.map((s) => [`${s.lat},${s.lng}`, at(s.lat, s.lng)]));
  const keys = [...unique.keys()];
  const settled = settle([...unique.values()], radius * 3.4);
  const place = new Map(keys.map((k, i) => [k, settled[i]]));
  return stops.map((s) => {
    const [x, y] = place.get(`${s.lat},${s.lng}`);
    return {
      name: s.name,
      x,
      y,
      left: +((x / width) * 100).toFixed(2),
      top: +((y / height) * 100).toFixed(2),
    };
  });
}

/** A schematic route map without lettering: sea, land, a field of dots and the line. */
export function routeMap({ stops, width = 800, height = 600, radius = 15, inks = {} }) {
  if (!stops?.length) throw new Error('routeMap needs at least one stop');
  const ink = {
    land: '#F4F3F0',
    sea: '#DCEAEA',
    wave: '#B9D3D5',
    shore: '#0B4A58',
    dot: '#CBC7BF',
    line: '#93281A',
    stop: '#1C1A1F',
    end: '#E6A117',
    ...inks,
  };
  const pad = 0.16;
  const at = project(stops, {
    x: width * pad,
    y: height * pad,
    w: width * (1 - 2 * pad),
    h: height * (1 - 2 * pad),
  });
  const points = routePoints({ stops, width, height, pad, radius });
  const geo = landPath(at);
  const id = `r${Math.abs(points.reduce((a, q) => (a * 31 + Math.round(q.x * 7 + q.y)) | 0, 7)).toString(36)}`;
  const d = loops(
    points.map((q) => [q.x, q.y]),
    radius,
  );
  const ends = [points[0], points.at(-1)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}"><defs><clipPath id="${id}"><path d="${geo.land}${geo.island}"/></clipPath><pattern id="${id}w" width="72" height="44" patternUnits="userSpaceOnUse"><path fill="none" stroke="${ink.wave}" stroke-width="1.5" stroke-linecap="round" d="M4 12q6-6 12 0t12 0M40 34q6-6 12 0t12 0"/></pattern><pattern id="${id}d" width="36" height="36" patternUnits="userSpaceOnUse"><path fill="${ink.dot}" d="${disc(9, 9, 1.6)}${disc(27, 27, 1.6)}"/></pattern></defs><path fill="${ink.sea}" d="M0 0h${n(width)}v${n(height)}H0Z"/><path fill="url(#${id}w)" d="M0 0h${n(width)}v${n(height)}H0Z"/><path fill="${ink.land}" stroke="${ink.shore}" stroke-width="1.5" stroke-linejoin="round" d="${geo.land}${geo.island}"/><path clip-path="url(#${id})" fill="url(#${id}d)" d="M0 0h${n(width)}v${n(height)}H0Z"/><path fill="none" stroke="${ink.land}" stroke-width="7" stroke-linejoin="round" d="${d}"/><path fill="none" stroke="${ink.line}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" pathLength="1" d="${d}"/><path fill="${ink.stop}" d="${points.map((q) => disc(q.x, q.y, 3.6)).join('')}"/><path fill="${ink.end}" d="${ends.map((q) => disc(q.x, q.y, 6)).join('')}"/></svg>\n`;
}
