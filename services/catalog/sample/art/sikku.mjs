// Sikku (pulli) kolam: a line that goes round every dot of a grid. Each dot is a tile; between two neighboring
// dots the line either crosses over or turns back, and the tile is tangent-continuous in both cases.
import { pt } from './core.mjs';

const STEP = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];
const key = (x, y) => `${x},${y}`;

function grid(rows, shape) {
  const m = (rows - 1) / 2;
  const cells = [];
  for (let y = -m; y <= m; y++)
    for (let x = -m; x <= m; x++) {
      if (shape === 'diamond' && Math.abs(x) + Math.abs(y) > m) continue;
      if (shape === 'octagon' && Math.abs(x) + Math.abs(y) > m + Math.floor(m / 2)) continue;
      cells.push([x, y]);
    }
  return cells;
}

/** Links between neighbors with fourfold symmetry: closed ones make the line turn back. */
function links(r, cells, density, mirror) {
  const has = new Set(cells.map(([x, y]) => key(x, y)));
  const crossing = new Map();
  const images = (x, y) => {
    const list = [];
    let [a, b] = [x, y];
    for (let i = 0; i < 4; i++) {
      list.push([a, b]);
      if (mirror) list.push([-a, b]);
      [a, b] = [-b, a];
    }
    return list;
  };
  for (const [x, y] of cells)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ]) {
      if (!has.has(key(x + dx, y + dy))) continue;
      const mid = [2 * x + dx, 2 * y + dy];
      if (crossing.has(key(...mid))) continue;
      const is = !r.chance(density);
      for (const [a, b] of images(...mid)) crossing.set(key(a, b), is);
    }
  return { has, open: (x, y, k) => crossing.get(key(2 * x + STEP[k][0], 2 * y + STEP[k][1])) === true };
}

/** Follow the line through the tiles; the number of loops and their path in dot units. */
function trace(cells, { open }, scale, write) {
  // A strand runs from one diagonal point of a dot to the next, past direction k, in the sense of rotation s.
  const seen = new Set();
  const diag = (x, y, k) => {
    const [a, b] = STEP[k];
    const [e, f] = STEP[(k + 1) % 4];
    return [(x + (a + e) * 0.25) * scale, (y + (b + f) * 0.25) * scale];
  };
  const R = Math.SQRT1_2 * 0.5 * scale;
  let loops = 0;
  let d = '';
  for (const [sx, sy] of cells)
    for (let sk = 0; sk < 4; sk++) {
      if (seen.has(`${sx},${sy},${sk}`)) continue;
      loops++;
      let [x, y, k, s] = [sx, sy, sk, 1]; // at the diagonal point after direction k, turning with s
      if (write) d += 'M' + pt(...diag(x, y, k));
      do {
        seen.add(`${x},${y},${k}`);
        const dir = s > 0 ? (k + 1) % 4 : k; // the side passed next
        if (open(x, y, dir)) {
          // straight through the link into the neighbor, turning the other way there
          [x, y] = [x + STEP[dir][0], y + STEP[dir][1]];
          const back = (dir + 2) % 4;
          k = s > 0 ? (back + 3) % 4 : back;
          s = -s;
          // leaving with rotation s: land on the diagonal point across
          if (write) d += 'L' + pt(...diag(x, y, k));
        } else {
          k = s > 0 ? dir : (k + 3) % 4;
          if (write) d += `A${pt(R, R)} 0 0 ${s > 0 ? 1 : 0} ${pt(...diag(x, y, k))}`;
        }
      } while (!(x === sx && y === sy && k === sk));
      if (write) d += 'Z';
    }
  return { loops, d };
}

/** The most symmetric single line that the seed produces; `size` is the width in dot units. */
export function sikku(r, { rows = 7, shape = 'diamond', scale = 1, tries = 150 } = {}) {
  const cells = grid(rows, shape);
  let best = null;
  for (let i = 0; i < tries; i++) {
    const q = r.sub(`try${i}`);
    const l = links(q, cells, q.f(0.14, 0.36), i < 30);
    const { loops } = trace(cells, l, scale, false);
    if (!best || loops < best.loops) best = { l, loops };
    if (loops === 1) break;
  }
  return {
    lines: trace(cells, best.l, scale, true).d,
    loops: best.loops,
    dots: cells.map(([x, y]) => [x * scale, y * scale]),
    size: rows,
  };
}
