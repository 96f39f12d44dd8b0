// Northern, eastern and mountain temples in local units: the foot at (0, 0), about 1000 high.
import { mix } from './palettes.mjs';
import { n, pt, box, disc, sym, slice, arch, ogee, kalasam, figure, vline, hline, poly } from './core.mjs';

/** A ribbed amalaka wheel under its pot. */
function amalaka(c, x, y, w, h, p, ribs = 4) {
  c.f(
    p.stone,
    `M${pt(x - w * 0.86, y)}Q${pt(x - w * 1.24, y - h * 0.5)} ${pt(x - w * 0.86, y - h)}H${n(x + w * 0.86)}Q${pt(x + w * 1.24, y - h * 0.5)} ${pt(x + w * 0.86, y)}Z`,
  );
  c.f(
    p.lit,
    `M${pt(x - w * 0.86, y)}Q${pt(x - w * 1.24, y - h * 0.5)} ${pt(x - w * 0.86, y - h)}H${n(x - w * 0.3)}Q${pt(x - w * 0.42, y - h * 0.5)} ${pt(x - w * 0.3, y)}Z`,
  );
  c.f(
    p.shade,
    `M${pt(x + w * 0.86, y)}Q${pt(x + w * 1.24, y - h * 0.5)} ${pt(x + w * 0.86, y - h)}H${n(x + w * 0.36)}Q${pt(x + w * 0.5, y - h * 0.5)} ${pt(x + w * 0.36, y)}Z`,
  );
  let d = '';
  const m = ribs + 1;
  for (let k = -ribs; k <= ribs; k++)
    d += `M${pt(x + (k / m) * w * 0.86, y)}Q${pt(x + (k / m) * w * 1.24, y - h * 0.5)} ${pt(x + (k / m) * w * 0.86, y - h)}`;
  c.s(p.deep, Math.max(1.4, h * 0.055), d);
}

const profile = (w, h, y, bulge = 0.62, top = 0.2, steps = 10) => {
  const pts = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    pts.push([w * (1 - (1 - top) * t ** (1 / bulge)), y - h * t]);
  }
  return pts;
};

/** A curved spire with its bands of niches, from y up: half width w, height h. */
function spire(c, x, y, w, h, p, { fine = true, cap = true, bulge = 0.56 } = {}) {
  const half = profile(w, h, y, bulge, 0.24, fine && cap ? 10 : 6);
  c.f(p.stone, sym(x, half));
  c.f(p.lit, slice(x, half, -1, -0.62) + slice(x, half, -0.24, 0.1));
  c.f(p.shade, slice(x, half, 0.6, 1) + slice(x, half, 0.24, 0.32) + slice(x, half, -0.3, -0.24));
  if (fine) {
    let d = '';
    const rows = Math.round(h / 26);
    for (let k = 1; k < rows; k++) {
      const t = k / rows;
      const ww = w * (1 - 0.76 * t ** (1 / bulge));
      d += `M${pt(x - ww, y - h * t)}H${n(x - ww * 0.26)}M${pt(x + ww * 0.28, y - h * t)}H${n(x + ww)}`;
    }
    c.s(p.shade, 2.6, d);
    let lattice = '';
    for (let k = 0; k < rows; k++) {
      const t = (k + 0.5) / rows;
      const ww = w * (1 - 0.76 * t ** (1 / bulge));
      lattice += arch(x - ww * 0.02, y - h * t + 8, ww * 0.16 + 3, 15);
    }
    c.f(p.deep, lattice);
  }
  const tw = w * 0.24;
  const ah = Math.max(10, w * 0.2);
  c.f(p.deep, box(x - tw * 0.8, y - h - ah * 0.35, tw * 1.6, ah * 0.4));
  amalaka(c, x, y - h - ah * 0.3, tw * 1.28, ah, p, fine && cap ? 4 : 2);
  if (cap) {
    const ky = y - h - ah * 1.25;
    c.f(
      p.stone,
      sym(x, [
        [tw * 0.9, ky],
        [tw * 0.5, ky - ah * 0.3],
      ]),
    );
    c.f(p.paint[2], kalasam(x, ky - ah * 0.25, ah * 1.5 + 14));
    return ky - ah * 1.75 - 14;
  }
  c.f(p.stone, kalasam(x, y - h - ah * 1.2, ah * 0.9));
  return y - h - ah * 2;
}

/** A pennant on a pole; the wind comes with the light. */
export function pennant(c, x, y, h, fill) {
  c.s(c.p.deep, Math.max(1.6, h * 0.03), vline(x, y, y - h));
  c.f(
    fill,
    `M${pt(x, y - h)}q${pt(h * 0.34, -h * 0.02)} ${pt(h * 0.5, h * 0.1)}t${pt(h * 0.42, h * 0.02)}q${pt(-h * 0.3, h * 0.22)} ${pt(-h * 0.5, h * 0.2)}t${pt(-h * 0.42, h * 0.1)}Z`,
  );
}

function pyramidRoof(c, x, y, w, h, steps, p, crown = true) {
  let [all, left, right, joint] = ['', '', '', ''];
  for (let k = 0; k < steps; k++) {
    const a = w * (1 - (k / steps) * 0.86);
    const b = w * (1 - ((k + 0.7) / steps) * 0.86);
    const y0 = y - (h * k) / steps;
    const y1 = y - (h * (k + 1)) / steps;
    const half = [
      [a, y0],
      [a, y0 - (y0 - y1) * 0.4],
      [b, y1],
    ];
    all += sym(x, half);
    left += slice(x, half, -1, -0.3);
    right += slice(x, half, 0.4, 1);
    joint += hline(x - a, x + a, y0 - 1);
  }
  c.f(p.stone, all);
  c.f(p.lit, left);
  c.f(p.shade, right);
  c.s(p.deep, 1.8, joint);
  if (crown) {
    amalaka(c, x, y - h, w * 0.2, h * 0.14 + 6, p);
    c.f(p.paint[2], kalasam(x, y - h * 1.14 - 4, h * 0.22 + 12));
  }
}

/** A Khajuraho-like profile: porch, halls and the tall clustered spire rising on one platform. */
export function nagara(c, r, { halls = 3, clusters = 3, flag = true, fine = true } = {}) {
  const { p } = c;
  const len = 760 + halls * 60;
  const sx = 235; // axis of the spire
  // platform
  const jx = -len * 0.62;
  const jw = len * 1.22;
  c.f(p.stone, box(jx, -92, jw, 92));
  c.f(p.lit, box(jx, -92, jw * 0.36, 92));
  c.f(p.shade, box(sx + 150, -92, jx + jw - sx - 150, 92));
  c.s(p.shade, 3, hline(jx - 8, jx + jw + 8, -70) + hline(jx, jx + jw, -22));
  c.f(p.lit, box(jx - 12, -98, jw + 24, 12));
  c.s(p.deep, 2, hline(jx - 12, jx + jw + 12, -86));
  let nic = '';
  for (let x = jx + 70; x < jx + jw - 20; x += 62) nic += arch(x, -26, 24, 38);
  c.f(p.deep, nic);
  // stair
  for (let k = 0; k < 6; k++)
    c.f(k % 2 ? p.stone : p.lit, box(jx - 10 + k * 13 - 60, -98 + k * 16.4, 118 - k * 2, 17));
  // halls with pyramid roofs, growing toward the sanctum
  const y = -98;
  const list = [
    [-330, 112, 150, 105],
    [-150, 150, 182, 165],
    [40, 190, 214, 250],
  ].slice(3 - halls);
  for (const [x, w, wall, roof] of list) {
    bodyWall(c, x, w, wall, y, p, false, fine);
    pyramidRoof(c, x, y - wall, w * 1.08, roof, Math.round(roof / 30), p);
  }
  // open porch on the left end
  const px = list[0][0] - list[0][1] - 34;
  c.f(p.ink, box(px - 46, y - 126, 92, 126));
  for (const k of [-1, 1])
    c.f(p.stone, box(px + k * 42 - 9, y - 126, 18, 126) + box(px + k * 42 - 14, y - 130, 28, 12));
  c.f(p.lit, box(px - 52, y - 40, 20, 40) + box(px + 34, y - 40, 20, 40));
  pyramidRoof(c, px, y - 126, 74, 66, 3, p);
  // sanctum and spire
  bodyWall(c, sx, 196, 236, y, p, true, fine);
  const sy = y - 236;
  const H = 590;
  for (const [dx, k, hh] of [
    [-150, 0.34, 0.36],
    [150, 0.34, 0.36],
  ].slice(0, clusters > 1 ? 2 : 0))
    spire(c, sx + dx, sy, 190 * k, H * hh, p, { cap: false });
  const topY = spire(c, sx, sy, 184, H, p, { fine });
  if (clusters > 1) {
    spire(c, sx - 108, sy, 78, H * 0.52, p, { cap: false });
    spire(c, sx + 108, sy, 78, H * 0.52, p, { cap: false });
  }
  if (clusters > 2) spire(c, sx, sy, 92, H * 0.56, p, { cap: false });
  c.f(p.lit, ogee(sx - 190, sy + 2, 60, 66));
  if (flag) pennant(c, sx + 6, topY + 30, 118, p.paint[0]);
  return { w: jw + 90, h: 1010, axis: sx };
}

function bodyWall(c, x, w, h, y, p, tall, fine) {
  const half = [
    [w * 1.06, y],
    [w * 1.06, y - 18],
    [w, y - 26],
    [w, y - h + 16],
    [w * 1.08, y - h + 10],
    [w * 1.02, y - h],
  ];
  c.f(p.stone, sym(x, half));
  c.f(p.lit, slice(x, half, -1, -0.56) + slice(x, half, -0.2, 0.16));
  c.f(p.shade, slice(x, half, 0.56, 1) + slice(x, half, 0.22, 0.3) + slice(x, half, -0.28, -0.2));
  if (!fine) return;
  const bands = tall ? [0.3, 0.56, 0.8] : [0.42, 0.78];
  for (const b of bands) {
    const step = 27;
    const row = [];
    for (let xx = -w + 18; xx < w - 8; xx += step) row.push([x + xx, y - h * b + h * 0.1]);
    c.figures(mix(p.deep, p.stone, 0.25), row, h * (tall ? 0.19 : 0.24));
  }
  c.s(
    p.deep,
    2,
    [0.18, ...bands.map((b) => b - 0.1), 0.93].map((b) => hline(x - w, x + w, y - h * b)).join(''),
    'opacity=".7"',
  );
}

/** An Odishan temple: the ribbed deul with its late inward curve, and stepped halls before it. */
export function deul(c, r, { halls = 2, wheel = true, fine = true } = {}) {
  const { p } = c;
  const sx = halls > 1 ? 300 : 220;
  // compound wall and platform
  const left = -560;
  c.f(p.stone, box(left, -46, 1140, 46));
  c.f(p.lit, box(left, -46, 420, 46));
  c.s(p.shade, 3, hline(left, 580, -30) + hline(left, 580, -16));
  const y = -46;
  // halls
  const list =
    halls > 1
      ? [
          [-370, 128, 118, 128],
          [-60, 205, 186, 235],
        ]
      : [[-170, 200, 186, 235]];
  for (const [x, w, wall, roof] of list) {
    const half = [
      [w * 1.03, y],
      [w * 1.03, y - 20],
      [w * 0.96, y - 28],
      [w * 0.96, y - wall],
    ];
    c.f(p.stone, sym(x, half));
    c.f(p.lit, slice(x, half, -1, -0.5));
    c.f(p.shade, slice(x, half, 0.5, 1));
    let rib = '';
    for (let k = -6; fine && k <= 6; k++) rib += vline(x + (k / 6.6) * w * 0.96, y - 28, y - wall);
    c.s(p.shade, 3, rib);
    c.f(p.deep, box(x - w * 0.17, y - wall * 0.72, w * 0.34, wall * 0.72));
    c.f(p.lit, box(x - w * 0.22, y - wall * 0.78, w * 0.44, wall * 0.06));
    if (p.lamps) c.f(p.paint[2], box(x - w * 0.1, y - wall * 0.6, w * 0.2, wall * 0.6));
    // two stories of close-set pidhas
    const layer = (y0, w0, w1, h, count) => {
      const parts = ['', '', '', ''];
      for (let k = 0; k < count; k++) {
        const a = w0 + ((w1 - w0) * k) / count;
        const th = h / count;
        const yy = y0 - th * k;
        const hf = [
          [a, yy],
          [a, yy - th * 0.52],
          [a * 0.965, yy - th],
        ];
        parts[0] += slice(x, hf, -1, -0.34);
        parts[1] += slice(x, hf, -0.34, 0.44);
        parts[2] += slice(x, hf, 0.44, 1);
        parts[3] += hline(x - a, x + a, yy);
      }
      c.f(p.lit, parts[0]);
      c.f(p.stone, parts[1]);
      c.f(p.shade, parts[2]);
      c.s(p.deep, 2, parts[3]);
      return y0 - h;
    };
    const y1 = layer(y - wall, w * 1.1, w * 0.74, roof * 0.46, 6);
    c.f(p.deep, box(x - w * 0.6, y1 - roof * 0.08, w * 1.2, roof * 0.08));
    const y2 = layer(y1 - roof * 0.08, w * 0.7, w * 0.34, roof * 0.34, 5);
    c.f(
      p.stone,
      sym(x, [
        [w * 0.2, y2],
        [w * 0.34, y2 - roof * 0.05],
        [w * 0.26, y2 - roof * 0.15],
        [w * 0.12, y2 - roof * 0.2],
      ]),
    );
    amalaka(c, x, y2 - roof * 0.19, w * 0.2, roof * 0.11, p);
    c.f(p.paint[2], kalasam(x, y2 - roof * 0.29, roof * 0.26));
  }
  // deul
  const W = 178;
  const wall = 236;
  const half = [
    [W * 1.06, y],
    [W * 1.06, y - 26],
    [W, y - 34],
    [W, y - wall * 0.48],
    [W * 1.03, y - wall * 0.5],
    [W * 1.03, y - wall * 0.55],
    [W, y - wall * 0.58],
    [W, y - wall + 18],
    [W * 1.05, y - wall + 12],
    [W, y - wall],
  ];
  c.f(p.stone, sym(sx, half));
  const gh = 520;
  const tower = [];
  for (let i = 0; i <= 10; i++) {
    const t = (i / 10) ** 0.7;
    tower.push([W * (1 - 0.16 * t - 0.38 * t ** 5), y - wall - gh * t]);
  }
  c.f(p.stone, sym(sx, tower));
  for (const s of [half, tower]) {
    c.f(p.lit, slice(sx, s, -1, -0.78) + slice(sx, s, -0.66, -0.42) + slice(sx, s, -0.2, 0.2));
    c.f(
      p.shade,
      slice(sx, s, 0.74, 1) + slice(sx, s, 0.36, 0.62) + slice(sx, s, -0.42, -0.36) + slice(sx, s, 0.2, 0.25),
    );
  }
  let lines = '';
  const rows = 30;
  for (let k = 1; k < (fine ? rows : 0); k++) {
    const t = k / rows;
    const w = W * (1 - 0.16 * t - 0.38 * t ** 5);
    const yy = y - wall - gh * t;
    lines += `M${pt(sx - w, yy)}H${n(sx - w * 0.42)}M${pt(sx + w * 0.36, yy)}H${n(sx + w)}`;
  }
  c.s(p.shade, 2.4, lines);
  let mini = '';
  for (let k = 0; k < 5; k++) {
    const t = k / 5.6 + 0.02;
    const w = W * (1 - 0.16 * t - 0.38 * t ** 5);
    mini +=
      ogee(sx - w * 0.31, y - wall - gh * t, w * 0.2, gh * 0.13) +
      ogee(sx + w * 0.3, y - wall - gh * t, w * 0.2, gh * 0.13);
  }
  c.f(p.deep, mini, 'opacity=".5"');
  c.f(p.lit, ogee(sx, y - wall - gh * 0.14, W * 0.34, 86));
  c.f(p.deep, arch(sx, y - wall - gh * 0.15, W * 0.15, 40));
  c.f(
    p.deep,
    arch(sx, y - 36, 62, 112) +
      arch(sx - W * 0.56, y - 36, 32, 70) +
      arch(sx + W * 0.5, y - 36, 32, 70) +
      arch(sx - W * 0.56, y - wall * 0.6, 30, 62) +
      arch(sx + W * 0.5, y - wall * 0.6, 30, 62) +
      arch(sx, y - wall * 0.66, 40, 62),
  );
  c.f(p.lit, figure(sx, y - 38, 84) + figure(sx, y - wall * 0.66, 48));
  const ty = y - wall - gh;
  const tw = W * 0.46;
  c.f(p.deep, box(sx - tw * 0.72, ty - 22, tw * 1.44, 24));
  amalaka(c, sx, ty - 18, tw * 1.18, 54, p);
  c.f(
    p.stone,
    sym(sx, [
      [tw * 0.9, ty - 72],
      [tw * 0.7, ty - 86],
      [tw * 0.3, ty - 94],
    ]),
  );
  c.f(p.paint[2], kalasam(sx, ty - 90, 52));
  if (wheel) {
    c.s(
      p.paint[0],
      5,
      disc(sx, ty - 152, 17) +
        `M${pt(sx - 17, ty - 152)}h34M${pt(sx, ty - 169)}v34M${pt(sx - 12, ty - 164)}l24 24M${pt(sx + 12, ty - 164)}l-24 24`,
    );
  }
  pennant(c, sx, ty - 138, 150, p.paint[0]);
  return { w: 1160, h: 1120, axis: sx };
}

/** A mountain shrine of gray stone: gabled hall, square tower, low roof with a golden finial. */
export function kedara(c, r, { roof = r.chance(0.5) } = {}) {
  const { p } = c;
  const block = (x, w, y0, h) => {
    c.f(p.stone, box(x - w, y0 - h, w * 2, h));
    c.f(p.lit, box(x - w, y0 - h, w * 0.66, h));
    c.f(p.shade, box(x + w * 0.4, y0 - h, w * 0.6, h));
    let d = '';
    for (let k = 1; k < Math.round(h / 30); k++) {
      const yy = y0 - k * 30;
      d += hline(x - w, x + w, yy);
      for (let xx = -w + (k % 2 ? 22 : 44); xx < w; xx += 44) d += vline(x + xx, yy, yy + 30);
    }
    c.s(p.shade, 2.2, d);
  };
  // platform
  c.f(p.stone, box(-480, -70, 960, 70));
  c.f(p.lit, box(-480, -70, 300, 70));
  c.f(p.shade, box(240, -70, 240, 70));
  c.s(p.deep, 2.4, hline(-490, 490, -70) + hline(-480, 480, -34));
  // tower behind
  const tx = 130;
  block(tx, 172, -70, 330);
  const half = [
    [172, -400],
    [168, -520],
    [150, -620],
    [122, -690],
  ];
  c.f(p.stone, sym(tx, half));
  c.f(p.lit, slice(tx, half, -1, -0.36));
  c.f(p.shade, slice(tx, half, 0.4, 1));
  let d = '';
  for (let k = 0; k < 11; k++) d += hline(tx - 172 + k * 3.6, tx + 172 - k * 3.6, -400 - k * 27);
  c.s(p.shade, 2.6, d);
  c.f(p.deep, arch(tx, -430, 60, 86) + arch(tx - 92, -430, 36, 60) + arch(tx + 96, -430, 36, 60));
  if (roof) {
    c.f(p.deep, box(tx - 128, -742, 256, 54));
    let s = '';
    for (let k = -5; k <= 5; k++) s += vline(tx + k * 22, -740, -690);
    c.s(p.stone, 4, s);
    c.f(
      p.paint[0],
      poly([
        [tx - 196, -736],
        [tx, -820],
        [tx + 196, -736],
        [tx + 176, -722],
        [tx - 176, -722],
      ]),
    );
    c.f(
      p.deep,
      poly([
        [tx, -820],
        [tx + 196, -736],
        [tx + 176, -722],
        [tx + 60, -722],
      ]),
      'opacity=".45"',
    );
    c.f(p.paint[2], kalasam(tx, -816, 84));
  } else {
    amalaka(c, tx, -690, 122, 48, p);
    c.f(
      p.stone,
      sym(tx, [
        [70, -738],
        [40, -756],
      ]),
    );
    c.f(p.paint[2], kalasam(tx, -750, 92));
  }
  pennant(c, tx + 4, roof ? -890 : -826, 116, p.paint[0]);
  // gabled hall in front
  block(-150, 270, -70, 214);
  c.f(
    p.deep,
    poly([
      [-450, -278],
      [-150, -432],
      [150, -278],
      [130, -262],
      [-430, -262],
    ]),
  );
  c.f(
    p.stone,
    poly([
      [-402, -282],
      [-150, -408],
      [102, -282],
    ]),
  );
  c.f(
    p.lit,
    poly([
      [-402, -282],
      [-150, -408],
      [-150, -282],
    ]),
  );
  c.f(p.deep, disc(-150, -326, 28));
  c.f(p.paint[2], disc(-150, -326, 16));
  c.f(p.paint[0], box(-430, -284, 560, 12));
  // door with garlands
  c.f(p.lit, box(-212, -230, 124, 160));
  c.f(p.ink, box(-196, -214, 92, 144));
  c.f(p.paint[2], box(-176, -180, 52, 110));
  c.f(p.ink, figure(-150, -72, 76));
  let g = '';
  for (let k = 0; k < 7; k++) g += disc(-212 + k * 20.6, -234 + Math.sin((k / 6) * Math.PI) * 16, 7);
  c.f(p.paint[2], g);
  c.f(p.deep, arch(-330, -110, 46, 96) + arch(32, -110, 46, 96));
  c.f(p.lit, figure(-330, -112, 66) + figure(32, -112, 66));
  for (let k = 0; k < 4; k++)
    c.f(k % 2 ? p.stone : p.lit, box(-230 - k * 18, -70 + k * 17.5, 160 + k * 36, 18));
  return { w: 980, h: 980 };
}

/** A river-bank palace front with bastions and roof pavilions: width w, from y up. */
export function ghatHouse(c, r, x, y, w, h, { fill = c.p.stone, lit = c.p.lit, shade = c.p.shade } = {}) {
  const { p } = c;
  c.f(fill, box(x, y - h, w, h));
  c.f(shade, box(x + w * 0.72, y - h, w * 0.28, h));
  const floors = Math.max(2, Math.round(h / 66));
  let win = '';
  let line = '';
  for (let k = 0; k < floors; k++) {
    const yy = y - (h * (k + 0.16)) / floors;
    const count = Math.max(2, Math.round(w / 42));
    for (let q = 0; q < count; q++)
      if (!(k === 0 && q % 2)) win += arch(x + (w * (q + 0.5)) / count, yy, 15, (h / floors) * 0.55);
    line += hline(x - 3, x + w + 3, y - (h * (k + 1)) / floors + 3);
  }
  c.f(p.lamps && r.chance(0.6) ? p.paint[2] : p.deep, win);
  c.s(lit, 4, line);
  const kind = r.pick(['chhatri', 'crenel', 'dome', 'plain']);
  if (kind === 'chhatri')
    for (const k of [0.16, 0.84]) chhatri(c, x + w * k, y - h, Math.min(30, w * 0.14), fill, lit, p.deep);
  if (kind === 'dome') chhatri(c, x + w / 2, y - h, Math.min(46, w * 0.2), fill, lit, p.deep);
  if (kind === 'crenel') {
    let d = '';
    for (let q = 0; q < w / 15 - 0.5; q++) d += arch(x + 7 + q * 15, y - h, 10, 13);
    c.f(fill, d);
  }
}

export function chhatri(c, x, y, s, fill, lit, dark) {
  c.f(dark, box(x - s * 0.7, y - s * 1.1, s * 1.4, s * 1.1));
  c.f(
    fill,
    [-0.78, -0.26, 0.26, 0.78]
      .map((k) => box(x + k * s - s * 0.09, y - s * 1.1, s * 0.18, s * 1.1))
      .join('') + box(x - s, y - 4, s * 2, 5),
  );
  c.f(lit, `M${pt(x - s * 1.2, y - s * 1.02)}l${pt(s * 0.2, -s * 0.2)}h${n(s * 2)}l${pt(s * 0.2, s * 0.2)}Z`);
  c.f(
    fill,
    `M${pt(x - s * 0.9, y - s * 1.2)}C${pt(x - s, y - s * 1.9)} ${pt(x - s * 0.3, y - s * 2.05)} ${pt(x, y - s * 2.3)}C${pt(x + s * 0.3, y - s * 2.05)} ${pt(x + s, y - s * 1.9)} ${pt(x + s * 0.9, y - s * 1.2)}Z`,
  );
  c.f(lit, kalasam(x, y - s * 2.2, s * 0.7));
}

/** One spire on a plain cube with a small porch: the temples between river-bank houses, about 700 high. */
export function riverTemple(c) {
  const { p } = c;
  c.f(p.stone, box(-120, -150, 240, 150));
  c.f(p.lit, box(-120, -150, 80, 150));
  c.f(p.shade, box(60, -150, 60, 150));
  c.f(p.deep, arch(0, 0, 66, 104) + arch(-82, -40, 34, 66) + arch(84, -40, 34, 66));
  c.f(p.lit, box(-132, -160, 264, 14));
  for (const s of [-1, 1]) spire(c, s * 78, -156, 44, 190, p, { fine: false, cap: false });
  const top = spire(c, 0, -156, 96, 400, p, { fine: false });
  spire(c, 0, -156, 50, 220, p, { fine: false, cap: false });
  pennant(c, 2, top + 18, 90, p.paint[0]);
  return { w: 280, h: 720 };
}
