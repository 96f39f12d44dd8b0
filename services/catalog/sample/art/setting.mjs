// How a picture is laid out: where the subject stands, what frames it, what lies on the ground.
import { gopuram } from './temples-south.mjs';
import { coarse, n, pt, box, disc, arch, poly, hline, vline, sym, slice, kalasam } from './core.mjs';
import { hazed } from './palettes.mjs';
import { palm, bough, treeline, hills, grass } from './landscape.mjs';
import { person, cow, diya } from './life.mjs';
import { sikku } from './sikku.mjs';

export const formats = {
  card: { W: 1200, H: 900, width: 1200, height: 900, focus: 0.53 },
  plate: { W: 1350, H: 900, width: 1200, height: 800, focus: 0.55 },
  wide: { W: 1600, H: 900, width: 1600, height: 900, focus: 0.6 },
  hero: { W: 2100, H: 900, width: 2100, height: 900, focus: 0.7 },
  portrait: { W: 900, H: 1200, width: 900, height: 1200, focus: 0.5 },
  folio: { W: 960, H: 1200, width: 960, height: 1200, focus: 0.5 },
  square: { W: 1000, H: 1000, width: 1000, height: 1000, focus: 0.5 },
};

/** Scale at which an object of size `is` fits into maxW x maxH. */
export const fit = (is, maxW, maxH) => Math.min(maxW / is.w, maxH / is.h);
export const isTall = (c) => c.H > c.W;

export function through(c, tone, t, draw) {
  const own = c.p;
  c.p = hazed(own, tone, t);
  draw();
  c.p = own;
}

/** Measures a local drawing and discards it. */
export function measure(c, draw) {
  const kept = c.out;
  c.out = [];
  const size = draw();
  c.out = kept;
  return size;
}

/** The red and white wall of a southern temple. */
export function stripedWall(c, x0, x1, y, h, { cap = true, step = 30, red = c.p.paint[0] } = {}) {
  const { p } = c;
  c.f(p.paint[3], box(x0, y - h, x1 - x0, h));
  let d = '';
  for (let x = x0; x < x1; x += step * 2) d += box(x, y - h, Math.min(step, x1 - x), h);
  c.f(red, d);
  if (cap) {
    c.f(p.stone, box(x0, y - h - 12, x1 - x0, 13));
    c.f(p.shade, box(x0, y - 10, x1 - x0, 10));
  }
}

export function stoneWall(c, x0, x1, y, h, { fill = c.p.stone, line = c.p.shade, cap = true } = {}) {
  c.f(fill, box(x0, y - h, x1 - x0, h));
  let d = '';
  const row = 24;
  for (let k = 0; k * row < h; k++) {
    d += hline(x0, x1, y - k * row);
    for (let x = x0 + (k % 2 ? 30 : 60); x < x1; x += 60)
      d += vline(x, y - k * row, Math.max(y - h, y - (k + 1) * row));
  }
  c.s(line, 2, d);
  if (cap) {
    let m = '';
    for (let x = x0 + 18; x < x1; x += 36) m += arch(x, y - h, 24, 20);
    c.f(fill, m + box(x0, y - h - 5, x1 - x0, 6));
  }
}

/** A kolam lying on the ground, drawn in rice flour. */
export function groundKolam(c, r, x, y, w, tilt = 0.3) {
  const { lines, dots, size } = sikku(r, { rows: r.pick([5, 5, 7]), shape: 'diamond' });
  const s = w / size;
  c.group(`transform="translate(${pt(x, y)})scale(${n(s * 10) / 10} ${(s * tilt).toFixed(3)})"`, () => {
    c.s(c.p.cream, 0.16, lines, 'stroke-linejoin="round"');
    c.f(c.p.cream, dots.map(([a, b]) => disc(a * 10, b * 10, 1.2)).join(''), 'transform="scale(.1)"');
  });
}

/** The foreground. Chosen by the slug, placed beside the subject. */
export function foreground(
  c,
  r,
  {
    fx,
    kinds = ['bough', 'palms', 'wall', 'pillar', 'grass', 'bough'],
    ground = c.p.front,
    turf = true,
  } = {},
) {
  const { p, W, H } = c;
  const side = fx > W / 2 ? -1 : fx < W * 0.45 ? 1 : r.pick([-1, 1]);
  const kind = r.pick(kinds);
  const edge = (v) => (side > 0 ? W - v : v);
  if (kind === 'bough') bough(c, r, { side, reach: Math.min(W * 0.36, 460), leaf: p.near });
  if (kind === 'palms') {
    const tall = isTall(c) ? W * 0.66 : H * 0.8;
    palm(c, r, edge(-6), H + 30, tall, { trunk: p.front, back: p.front, front: p.near, lean: side * -0.1 });
    palm(c, r, edge(isTall(c) ? 90 : 120), H + 30, tall * 0.64, {
      trunk: p.front,
      back: p.front,
      front: p.near,
      lean: side * -0.06,
    });
  }
  if (kind === 'wall') {
    const w = W * r.f(0.3, 0.42);
    stripedWall(c, side > 0 ? W - w : -10, side > 0 ? W + 10 : w, H + 10, H * 0.12, {
      step: 34,
      red: p.paint[0],
    });
    for (let k = 0; k < 3; k++) diya(c, edge(w * (0.2 + k * 0.28)), H - H * 0.12 - 3, 26);
  }
  if (kind === 'pillar') pillar(c, edge(70), H + 20, H * 1.06);
  if (turf && (kind === 'grass' || kind === 'palms' || kind === 'bough'))
    grass(c, r, side > 0 ? W * 0.45 : -20, side > 0 ? W + 20 : W * 0.55, H + 8, ground, 46, 30);
  return side;
}

/** A carved mandapam pillar close by, running out of the top of the picture. */
export function pillar(c, x, y, h) {
  const { p } = c;
  const half = [
    [74, y],
    [74, y - 60],
    [56, y - 70],
    [56, y - h * 0.2],
    [66, y - h * 0.22],
    [48, y - h * 0.25],
    [48, y - h * 0.5],
    [62, y - h * 0.52],
    [62, y - h * 0.56],
    [44, y - h * 0.59],
    [44, y - h * 0.8],
    [60, y - h * 0.82],
    [46, y - h * 0.86],
    [92, y - h * 0.92],
    [92, y - h],
  ];
  c.f(p.front, sym(x, half));
  c.f(p.near, slice(x, half, -1, -0.4));
  c.s(p.near, 3, [0.2, 0.23, 0.5, 0.56, 0.8, 0.84].map((k) => hline(x - 48, x + 48, y - h * k)).join(''));
  c.f(p.near, disc(x + 8, y - h * 0.375, 22));
  c.f(p.front, disc(x + 8, y - h * 0.375, 9));
}

/** A small pillared hall: flat roof, even bays. */
export function mandapam(c, x, y, w, h, bays = 5, { crown = true } = {}) {
  const { p } = c;
  c.f(p.deep, box(x - w / 2 + 8, y - h * 0.82, w - 16, h * 0.82));
  let post = '';
  for (let k = 0; k <= bays; k++) {
    const px = x - w / 2 + 10 + ((w - 20) / bays) * k;
    post +=
      box(px - 5, y - h * 0.82, 10, h * 0.82) +
      box(px - 10, y - h * 0.84, 20, 8) +
      box(px - 8, y - h * 0.46, 16, 10);
  }
  c.f(p.stone, post);
  c.f(p.stone, box(x - w / 2 - 6, y - h, w + 12, h * 0.18) + box(x - w / 2 - 8, y - 10, w + 16, 10));
  c.f(p.lit, `M${pt(x - w / 2 - 16, y - h * 0.82)}l${pt(12, -h * 0.06)}h${n(w + 8)}l${pt(12, h * 0.06)}Z`);
  c.f(p.shade, box(x + w * 0.22, y - h, w * 0.28 + 6, h * 0.13));
  if (crown) for (const k of [-0.34, 0, 0.34]) c.f(p.paint[2], kalasam(x + k * w, y - h, h * 0.16));
}

/** Behind the subject: hills, a hill with a summit shrine, a town of roofs, or only trees. */
export function backdrop(c, r, y, { kinds = ['hills', 'rock', 'trees', 'hills'], palms = r.i(3, 8) } = {}) {
  const { p, W } = c;
  const kind = r.pick(kinds);
  if (kind === 'hills') {
    hills(c, r, y - 40, 190, p.far, { steps: r.i(4, 7) });
    hills(c, r, y - 6, 120, p.mid, { steps: r.i(5, 8) });
  } else if (kind === 'rock') {
    const x = W * r.f(0.1, 0.34);
    const h = r.f(190, 270);
    c.f(
      p.far,
      `M${pt(x - 420, y + 20)}Q${pt(x - 250, y - h * 0.5)} ${pt(x - 160, y - h * 0.82)}Q${pt(x - 60, y - h * 1.08)} ${pt(x + 60, y - h * 0.9)}Q${pt(x + 220, y - h * 0.66)} ${pt(x + 460, y + 20)}Z`,
    );
    c.f(
      p.mid,
      `M${pt(x + 60, y - h * 0.9)}Q${pt(x + 220, y - h * 0.66)} ${pt(x + 460, y + 20)}H${n(x + 130)}Q${pt(x + 30, y - h * 0.4)} ${pt(x + 60, y - h * 0.9)}Z`,
      'opacity=".55"',
    );
    c.f(p.far, box(x - 30, y - h * 1.07, 52, 34) + kalasam(x - 4, y - h * 1.06, 40));
    hills(c, r, y - 6, 80, p.mid, { steps: 7 });
  } else if (r.chance(0.5)) hills(c, r, y - 20, 110, p.far, { steps: 5 });
  treeline(c, r, -40, W + 40, y - 34, 58, p.near, { palms, foot: y + 30 });
}

/** People crossing the forecourt toward or past the subject. */
export function crowd(
  c,
  r,
  {
    x,
    spread,
    y0,
    y1,
    count = r.i(4, 7),
    kinds = ['woman', 'man', 'pilgrim', 'pot', 'woman', 'child'],
    beast = null,
  },
) {
  const list = beast ? [[...beast, 'cow']] : [];
  for (let i = 0; i < count; i++) {
    const t = (i + r.f(0.1, 0.9)) / count;
    const depth = r.next();
    list.push([x + (t - 0.5) * spread, y0 + (y1 - y0) * depth, 50 + 42 * depth, r.pick(kinds)]);
  }
  for (const [px, py, h, kind] of list.sort((a, b) => a[1] - b[1])) {
    c.f(
      c.p.g2,
      disc(px + h * 0.2, py, h * (kind === 'cow' ? 0.8 : 0.32), h * (kind === 'cow' ? 0.09 : 0.05)),
    );
    if (kind === 'cow') cow(c, px, py, h, { flip: r.chance(0.5), body: c.p.stars ? c.p.stone : c.p.cream });
    else person(c, r, px, py, h, kind);
  }
}

/** A cow for the crowd to walk round, or none. */
export const maybeCow = (r, x, y, chance = 0.45) => (r.chance(chance) ? [x, y, 86] : null);

/** A low tiled hall with a veranda on posts, h high, its foot at (x, y). */
export function tiledHouse(c, x, y, w, h, { roof = c.p.paint[0], bays = 6, door = 0.5 } = {}) {
  const { p } = c;
  const wall = h * 0.46;
  c.f(p.lit, box(x - w / 2, y - wall, w, wall));
  c.f(p.deep, box(x - w / 2, y - wall, w, wall * 0.3), 'opacity=".45"');
  c.f(p.near, box(x - w / 2 + w * door - 26, y - wall * 0.84, 52, wall * 0.84));
  c.f(p.paint[2], box(x - w / 2 + w * door - 30, y - wall * 0.86, 60, 7));
  let win = '';
  let mullions = '';
  for (let k = 0; k < bays; k++) {
    const wx = x - w / 2 + (w * (k + 0.5)) / bays;
    if (Math.abs(wx - (x - w / 2 + w * door)) <= 50) continue;
    win += box(wx - 17, y - wall * 0.74, 34, wall * 0.42);
    mullions += vline(wx, y - wall * 0.74, y - wall * 0.32);
  }
  c.f(p.paint[1], win);
  c.s(p.lit, 2.5, mullions);
  c.f(p.stone, box(x - w / 2 - 18, y - 16, w + 36, 16));
  let post = '';
  for (let k = 0; k <= bays; k++)
    post += box(x - w / 2 - 4 + ((w + 0) / bays) * k, y - wall - 6, 9, wall - 8);
  c.f(p.deep, post);
  // roof
  const ey = y - wall + 8;
  const shape = [
    [x - w / 2 - 44, ey],
    [x - w / 2 + 26, y - h],
    [x + w / 2 - 26, y - h],
    [x + w / 2 + 44, ey],
  ];
  c.f(roof, poly(shape));
  c.f(
    p.deep,
    poly([
      [x + w / 2 - 60, y - h],
      [x + w / 2 - 26, y - h],
      [x + w / 2 + 44, ey],
      [x + w / 2 - 70, ey],
    ]),
    'opacity=".28"',
  );
  let tile = '';
  const m = Math.round(w / 20);
  for (let k = 0; k <= m; k++)
    tile += `M${pt(x - w / 2 + 26 + ((w - 52) * k) / m, y - h)}L${pt(x - w / 2 - 44 + ((w + 88) * k) / m, ey)}`;
  c.s(p.deep, 2, tile, 'opacity=".42"');
  c.s(
    p.lit,
    2.2,
    hline(x - w / 2 + 4, x + w / 2 - 4, y - h + (ey - y + h) * 0.34) +
      hline(x - w / 2 - 20, x + w / 2 + 20, y - h + (ey - y + h) * 0.68),
    'opacity=".5"',
  );
  c.s(p.paint[3], 6, hline(x - w / 2 + 22, x + w / 2 - 22, y - h), 'stroke-linecap="round"');
}

/** Draws a local picture as large as the box allows; large coordinates need no decimals. */
export function place(c, draw, x, y, maxW, maxH, flip = false) {
  const size = measure(c, draw);
  const s = fit(size, maxW, maxH);
  c.at(x, y, s, () => coarse(draw), flip);
  return { s, w: size.w * s, h: size.h * s };
}

export const tower = (c, r, name, x, y, w, h, opts) =>
  place(c, () => gopuram(c, r.sub(name), opts), x, y, w, h);
