// Sky, land, water and plants: everything that stands behind, below and in front of a building.
import { n, pt, poly, open, box, disc, curve, hline } from './core.mjs';

/** Flat sky: hard-edged bands or rings round the sun, then stars or rain, clouds and birds. */
export function sky(
  c,
  r,
  {
    x = c.W * 0.4,
    y = c.H * 0.36,
    R = 95,
    horizon = c.H * 0.72,
    birds = true,
    clouds = true,
    sun = true,
    style,
  } = {},
) {
  const { p, W, H } = c;
  const kind = style ?? r.pick(['rings', 'bands', 'rings', 'arches']);
  c.f(p.sky[0], box(0, 0, W, H));
  if (kind === 'rings') {
    const far = Math.max(x, W - x) * 0.9;
    p.sky
      .slice(1)
      .forEach((k, i) => c.f(k, disc(x, y + R * 0.3, R * 2 + (far - R * 2) * [0.78, 0.48, 0.2][i])));
  } else {
    p.sky.slice(1).forEach((k, i) => {
      const y0 = horizon * [0.26, 0.52, 0.77][i];
      const amp = kind === 'arches' ? 0 : 16;
      const pts = [];
      for (let s = -1; s <= 9; s++)
        pts.push([(s / 8) * W, y0 + (kind === 'arches' ? (s / 8 - x / W) ** 2 * 190 : r.f(-amp, amp))]);
      c.f(k, curve(pts) + `V${H}H0Z`);
    });
  }
  if (p.stars) stars(c, r, horizon);
  if (sun) {
    if (p.stars) moon(c, r, x, y, R * 0.72);
    else {
      c.f(p.ring, disc(x, y, R * 1.34));
      c.f(p.sun, disc(x, y, R));
      if (r.chance(0.5)) c.s(p.ring, 3, ring(x, y, R * 1.62, 44), 'stroke-linecap="round"');
    }
  }
  if (clouds && !p.stars && r.chance(0.8)) {
    const count = r.i(2, 4);
    for (let i = 0; i < count; i++)
      cloud(c, r, r.f(0, W), r.f(H * 0.07, horizon * 0.62), r.f(90, 210), p.cloud);
  }
  if (p.rain) rain(c, r);
  if (birds && r.chance(0.75)) flock(c, r, x + r.f(-160, 260), y + r.f(-170, 10), p.stars ? p.far : p.near);
}

const ring = (x, y, R, count) => {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const l = i % 2 ? 14 : 6;
    d += `M${pt(x + Math.cos(a) * R, y + Math.sin(a) * R)}L${pt(x + Math.cos(a) * (R + l), y + Math.sin(a) * (R + l))}`;
  }
  return d;
};

function stars(c, r, horizon) {
  let small = '';
  let big = '';
  for (let i = 0; i < 70; i++) small += disc(r.f(0, c.W), r.f(0, horizon), r.f(0.9, 2));
  for (let i = 0; i < 9; i++) {
    const [x, y, s] = [r.f(0, c.W), r.f(0, horizon * 0.7), r.f(6, 11)];
    big += `M${pt(x, y - s)}q0 ${n(s)} ${pt(s, s)}q${n(-s)} 0 ${pt(-s, s)}q0 ${n(-s)} ${pt(-s, -s)}q${n(s)} 0 ${pt(s, -s)}Z`;
  }
  c.f(c.p.cream, small, 'opacity=".65"');
  c.f(c.p.cream, big);
}

function moon(c, r, x, y, R) {
  const { p } = c;
  c.f(p.ring, disc(x, y, R * 1.75), 'opacity=".55"');
  c.f(p.ring, disc(x, y, R * 1.32));
  c.f(p.sun, disc(x, y, R));
  if (r.chance(0.5))
    c.f(
      p.ring,
      `M${pt(x + R * 0.2, y - R * 0.98)}a${pt(R, R)} 0 0 1 0 ${n(R * 1.96)}a${pt(R * 1.15, R * 1.15)} 0 0 0 0 ${n(-R * 1.96)}Z`,
    );
  else
    c.f(
      p.ring,
      disc(x - R * 0.3, y - R * 0.2, R * 0.2) +
        disc(x + R * 0.25, y + R * 0.3, R * 0.14) +
        disc(x + R * 0.3, y - R * 0.35, R * 0.1),
      'opacity=".25"',
    );
}

export function cloud(c, r, x, y, w, fill) {
  let d = '';
  const rows = r.i(2, 3);
  for (let i = 0; i < rows; i++) {
    const ww = w * r.f(0.55, 1) * (i === 1 ? 1.2 : 0.8);
    const h = r.f(11, 17);
    d += `M${pt(x - ww / 2 + r.f(-30, 30), y + i * 13)}h${n(ww)}a${pt(h / 2, h / 2)} 0 0 1 0 ${n(h)}h${n(-ww)}a${pt(h / 2, h / 2)} 0 0 1 0 ${n(-h)}Z`;
  }
  c.f(fill, d);
}

export function rain(c, r, count = 90) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const l = r.f(18, 44);
    d += `M${pt(r.f(0, c.W + 40), r.f(-10, c.H * 0.85))}l${pt(-l * 0.28, l)}`;
  }
  c.s(c.p.cloud, 1.6, d, 'opacity=".5"');
}

export function flock(c, r, x, y, stroke) {
  let d = '';
  const count = r.i(3, 8);
  for (let i = 0; i < count; i++) {
    const s = r.f(6, 13);
    const [bx, by] = [x + r.f(-90, 90) + i * 9, y + r.f(-46, 46)];
    d += `M${pt(bx - s, by - s * 0.3)}q${pt(s * 0.6, -s * 0.55)} ${pt(s, s * 0.35)}q${pt(s * 0.4, -s * 0.9)} ${pt(s, -s * 0.4)}`;
  }
  c.s(stroke, 2.6, d, 'stroke-linecap="round" stroke-linejoin="round"');
}

/** A soft hill line across the sheet. */
export function hills(
  c,
  r,
  y,
  amp,
  fill,
  { steps = 6, from = -60, to = c.W + 60, foot = c.H, skew = 0 } = {},
) {
  const pts = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    pts.push([from + (to - from) * t, y - amp * (i % 2 ? r.f(0.55, 1) : r.f(0, 0.45)) + skew * (t - 0.5)]);
  }
  c.f(fill, curve(pts) + `V${n(foot)}H${n(from)}Z`);
  return pts;
}

/** Snow peaks: each a faceted triangle, lit on the left. */
export function peaks(c, r, y, h, list, { rock, dark, snow, snowDark }) {
  for (const [x, k] of list) {
    const H = h * k;
    const w = H * r.f(0.78, 1.05);
    const top = [x, y - H];
    const ridge = [
      [x, y - H],
      [x + w * 0.05, y - H * 0.72],
      [x - w * 0.06, y - H * 0.46],
      [x + w * 0.1, y - H * 0.2],
      [x + w * 0.02, y],
    ];
    const left = [
      [x - w * 0.2, y - H * 0.66],
      [x - w * 0.34, y - H * 0.58],
      [x - w * 0.62, y - H * 0.26],
      [x - w, y],
    ];
    const right = [
      [x + w * 0.18, y - H * 0.74],
      [x + w * 0.4, y - H * 0.48],
      [x + w * 0.55, y - H * 0.42],
      [x + w, y],
    ];
    c.f(rock, poly([top, ...left, [x + w * 0.02, y], ...ridge.slice(1, 4).reverse()]));
    c.f(dark, poly([...ridge, [x + w, y], ...right.slice(0, 3).reverse()]));
    const sl = [
      [x - w * 0.2, y - H * 0.66],
      [x - w * 0.34, y - H * 0.58],
      [x - w * 0.44, y - H * 0.47],
      [x - w * 0.33, y - H * 0.5],
      [x - w * 0.27, y - H * 0.4],
      [x - w * 0.18, y - H * 0.54],
      [x - w * 0.1, y - H * 0.38],
      [x - w * 0.06, y - H * 0.46],
    ];
    c.f(snow, poly([top, ...sl, [x + w * 0.05, y - H * 0.72]]));
    const sr = [
      [x + w * 0.18, y - H * 0.74],
      [x + w * 0.34, y - H * 0.55],
      [x + w * 0.22, y - H * 0.58],
      [x + w * 0.2, y - H * 0.46],
      [x + w * 0.1, y - H * 0.58],
      [x + w * 0.03, y - H * 0.44],
      [x - w * 0.06, y - H * 0.46],
    ];
    c.f(snowDark, poly([top, ...sr, [x + w * 0.05, y - H * 0.72]]));
    c.s(
      dark,
      2,
      open([
        [x - w * 0.42, y - H * 0.36],
        [x - w * 0.3, y - H * 0.22],
        [x - w * 0.38, y - H * 0.08],
      ]) +
        open([
          [x - w * 0.2, y - H * 0.3],
          [x - w * 0.14, y - H * 0.12],
        ]),
    );
  }
}

/** A far line of round crowns, palms standing out of it. */
export function treeline(c, r, x0, x1, y, h, fill, { palms = 0, foot = c.H } = {}) {
  let d = `M${pt(x0, foot)}V${n(y)}`;
  let x = x0;
  let prev = y;
  while (x < x1) {
    const w = r.f(h * 0.5, h * 1.3);
    const ny = y - r.f(0, h * 0.55);
    d += `C${pt(x + w * 0.05, Math.min(prev, ny) - h * 0.45)} ${pt(x + w * 0.95, Math.min(prev, ny) - h * 0.45)} ${pt(x + w, ny)}`;
    x += w;
    prev = ny;
  }
  c.f(fill, d + `V${n(foot)}Z`);
  for (let i = 0; i < palms; i++) {
    const px = r.f(x0, x1);
    palm(c, r, px, y + 6, h * r.f(1.5, 2.5), { trunk: fill, back: fill, front: fill });
  }
}

const quad = (a, b, e, t) => [0, 1].map((k) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * e[k]);

function frond(angle, len, droop) {
  const tip = [Math.cos(angle) * len, -Math.sin(angle) * len + droop * len];
  const mid = [Math.cos(angle) * len * 0.62, -Math.sin(angle) * len * 0.9 - len * 0.16];
  const spine = [];
  const fringe = [];
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    const q = quad([0, 0], mid, tip, t);
    spine.push(q);
    const l = Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.12)) * len * 0.3;
    const dir = Math.cos(angle) >= 0 ? 1 : -1;
    if (i > 0 && i < 7)
      fringe.push([q[0] + dir * l * 0.28, q[1] + l], [q[0] - dir * len * 0.03, q[1] + len * 0.045]);
  }
  return (
    'M0 0' +
    spine
      .slice(1)
      .map((q) => 'L' + pt(...q))
      .join('') +
    fringe
      .reverse()
      .map((q) => 'L' + pt(...q))
      .join('') +
    'Z'
  );
}

function crownId(c, which, part) {
  return c.symbol(`crown${which}${part}`, () => {
    const r = c.r.sub(`crown${which}`);
    const angles = part === 'back' ? [2.75, 2.2, 1.75, 1.3, 0.85, 0.35] : [3.25, 2.9, 2.45, 0.65, 0.15, -0.2];
    return `<path d="${angles.map((a) => frond(a + r.f(-0.12, 0.12), r.f(88, 108), part === 'back' ? 0.2 : 0.42)).join('')}"/>`;
  });
}

/** A coconut palm h high, its foot at (x, y). */
export function palm(
  c,
  r,
  x,
  y,
  h,
  { trunk = c.p.near, back = c.p.leaf2, front = c.p.leaf, lean = r.f(-0.16, 0.16), nuts = false } = {},
) {
  const [tx, ty] = [x + h * lean, y - h];
  const w = Math.max(2.5, h * 0.026);
  c.f(
    trunk,
    `M${pt(x - w, y)}Q${pt(x - w * 0.4 + h * lean * 0.2, y - h * 0.55)} ${pt(tx - w * 0.5, ty)}h${n(w)}Q${pt(x + w * 0.5 + h * lean * 0.2, y - h * 0.55)} ${pt(x + w, y)}Z`,
  );
  const which = r.i(0, 1);
  const s = h * r.f(0.0038, 0.0045) * (h < 260 ? 1.15 : 1);
  const flip = r.chance(0.5) ? -1 : 1;
  c.use(crownId(c, which, 'back'), tx, ty, s * flip, s, `fill="${back}"`);
  if (nuts)
    c.f(
      c.p.paint[2],
      disc(tx - s * 9, ty + s * 12, s * 9) +
        disc(tx + s * 10, ty + s * 14, s * 9) +
        disc(tx, ty + s * 20, s * 8),
    );
  if (front !== back || h > 120) c.use(crownId(c, which, 'front'), tx, ty, s * flip, s, `fill="${front}"`);
}

/** A round shade tree with a lit side and leaf stipple. */
export function tree(c, r, x, y, h, { dark = c.p.leaf2, light = c.p.leaf, trunk = c.p.deep } = {}) {
  const R = h * 0.34;
  const cy = y - h * 0.66;
  c.f(
    trunk,
    `M${pt(x - h * 0.045, y)}Q${pt(x - h * 0.015, y - h * 0.2)} ${pt(x - h * 0.12, y - h * 0.5)}L${pt(x - h * 0.04, y - h * 0.46)}L${pt(x, y - h * 0.38)}L${pt(x + h * 0.08, y - h * 0.5)}Q${pt(x + h * 0.02, y - h * 0.22)} ${pt(x + h * 0.055, y)}Z`,
  );
  const bumps = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    bumps.push(disc(x + Math.cos(a) * R * 0.72, cy + Math.sin(a) * R * 0.46, R * r.f(0.38, 0.52)));
  }
  c.f(dark, bumps.join('') + disc(x, cy, R * 0.8, R * 0.6));
  c.f(
    light,
    disc(x - R * 0.45, cy - R * 0.38, R * 0.42, R * 0.3) +
      disc(x + R * 0.12, cy - R * 0.6, R * 0.34, R * 0.22) +
      disc(x - R * 0.85, cy - R * 0.02, R * 0.26, R * 0.18),
  );
  let d = '';
  for (let i = 0; i < 16; i++) {
    const [a, q] = [r.f(0, 6.28), r.f(0.1, 0.95)];
    d += `M${pt(x + Math.cos(a) * R * q, cy + Math.sin(a) * R * 0.62 * q)}q${pt(R * 0.06, -R * 0.07)} ${pt(R * 0.12, 0)}`;
  }
  c.s(light, Math.max(1.5, R * 0.025), d, 'stroke-linecap="round"');
}

export function deodar(c, x, y, h, dark = c.p.leaf2, light = c.p.leaf) {
  let d = '';
  let l = '';
  const tiers = 6;
  for (let i = 0; i < tiers; i++) {
    const yy = y - h * 0.1 - (i * h * 0.86) / tiers;
    const w = h * 0.23 * (1 - i / (tiers + 0.6));
    const hh = h * 0.25;
    d += `M${pt(x, yy - hh)}Q${pt(x - w * 0.35, yy - hh * 0.4)} ${pt(x - w, yy)}Q${pt(x, yy - hh * 0.22)} ${pt(x + w, yy)}Q${pt(x + w * 0.35, yy - hh * 0.4)} ${pt(x, yy - hh)}Z`;
    l += `M${pt(x, yy - hh * 0.9)}Q${pt(x - w * 0.3, yy - hh * 0.4)} ${pt(x - w * 0.86, yy - hh * 0.04)}Q${pt(x - w * 0.3, yy - hh * 0.22)} ${pt(x - w * 0.1, yy - hh * 0.2)}Z`;
  }
  c.f(c.p.deep, box(x - h * 0.02, y - h * 0.14, h * 0.04, h * 0.14));
  c.f(dark, d);
  c.f(light, l);
}

/** A peepal bough hanging into the picture from an upper corner. */
export function bough(c, r, { side = 1, reach = 420, fill = c.p.front, leaf = c.p.front, y = -20 } = {}) {
  const id = c.symbol(
    'peepal',
    () => `<path d="M0 0C-16 -6 -26 12 -17 26C-11 36 -3 38 0 58C3 38 11 36 17 26C26 12 16 -6 0 0Z"/>`,
  );
  const X = (v) => (side > 0 ? c.W - v : v);
  const stems = [
    [
      [0, y],
      [reach * 0.45, y + reach * 0.1],
      [reach, y + reach * 0.36],
    ],
    [
      [0, y + 70],
      [reach * 0.3, y + reach * 0.22],
      [reach * 0.62, y + reach * 0.58],
    ],
  ];
  for (const [a, b, e] of stems) {
    c.s(fill, 6, `M${pt(X(a[0]), a[1])}Q${pt(X(b[0]), b[1])} ${pt(X(e[0]), e[1])}`, 'stroke-linecap="round"');
    for (let i = 1; i <= 10; i++) {
      const q = quad(a, b, e, i / 10);
      const s = r.f(0.75, 1.2);
      const turn = r.f(-38, 38) + (i % 2 ? 14 : -14);
      const lean = n(turn);
      c.add(
        `<use href="#${id}" fill="${i % 3 === 0 ? leaf : fill}" transform="translate(${pt(X(q[0]), q[1])})rotate(${lean})scale(${n(s)})"/>`,
      );
    }
  }
}

/** Water between two heights: broken light lines, denser near the horizon. */
export function water(c, r, y0, y1, { fill = c.p.water, light = c.p.water2, glint = null } = {}) {
  c.f(fill, box(0, y0, c.W, y1 - y0));
  let d = '';
  for (let i = 0; i < 46; i++) {
    const t = r.next() ** 1.6;
    const y = y0 + 6 + t * (y1 - y0 - 10);
    d += `M${pt(r.f(-20, c.W), y)}h${n(r.f(20, 60) + t * 110)}`;
  }
  c.s(light, 2.4, d, 'stroke-linecap="round" opacity=".55"');
  if (glint !== null) {
    let g = '';
    for (let i = 0; i < 15; i++) {
      const y = y0 + 7 + (i / 15) ** 1.25 * (y1 - y0) * 0.94;
      const w = r.f(26, 70) * (1 + i * 0.05);
      g += `M${pt(glint - w / 2 + r.f(-16, 16), y)}h${n(w)}`;
    }
    c.s(c.p.stars ? c.p.sun : light, 5, g, 'stroke-linecap="round"');
  }
}

/** Horizontal joints and a worn path: a paved temple forecourt seen in perspective. */
export function forecourt(c, r, y, { fill = c.p.g1, joint = c.p.g2, vx = c.W / 2, rows = 6 } = {}) {
  c.f(fill, box(0, y, c.W, c.H - y));
  let d = '';
  const depth = c.H - y;
  const ys = [];
  for (let i = 1; i <= rows; i++) {
    const yy = y + depth * (i / rows) ** 1.7;
    ys.push(yy);
    d += hline(0, c.W, yy);
  }
  let last = y;
  ys.forEach((yy, row) => {
    for (let k = -14; k <= 14; k++) {
      const kk = k + (row % 2) * 0.5;
      const x0 = vx + kk * (70 + ((last - y) / depth) * 190);
      const x1 = vx + kk * (70 + ((yy - y) / depth) * 190);
      if (Math.max(x0, x1) > 0 && Math.min(x0, x1) < c.W) d += `M${pt(x0, last)}L${pt(x1, yy)}`;
    }
    last = yy;
  });
  c.s(joint, 2.4, d);
}

/** Grass tufts along a line. */
export function grass(c, r, x0, x1, y, fill, h = 22, gap = 26) {
  let d = '';
  for (let x = x0; x < x1; x += r.f(gap * 0.5, gap * 1.5)) {
    const s = h * r.f(0.6, 1.2);
    d += `M${pt(x - s * 0.4, y)}q${pt(s * 0.1, -s * 0.5)} ${pt(-s * 0.2, -s)}q${pt(s * 0.45, s * 0.3)} ${pt(s * 0.5, s * 0.7)}q0 ${n(-s * 0.7)} ${pt(s * 0.3, -s * 1.1)}q${pt(s * 0.1, s * 0.7)} ${pt(s * 0.15, s * 1.4)}Z`;
  }
  c.f(fill, d);
}

/** Paper flecks: the small misses of a screen print. */
export function flecks(c, r) {
  let a = '';
  let b = '';
  for (let i = 0; i < 46; i++) {
    const s = r.f(0.7, 1.9);
    const m = `M${pt(r.f(0, c.W), r.f(0, c.H))}l${pt(s, s * 0.5)}l${pt(-s * 0.3, s)}l${pt(-s, -s * 0.6)}Z`;
    if (i % 2) a += m;
    else b += m;
  }
  c.f(c.p.cream, a, 'opacity=".5"');
  c.f(c.p.ink, b, 'opacity=".22"');
}
