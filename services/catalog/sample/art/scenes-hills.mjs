// The hill of fire and the tea gardens. Light always comes from the left; c.focus is where the subject stands.
import { n, pt, box, disc, vline, curve, poly } from './core.mjs';
import { mix } from './palettes.mjs';
import { sky, hills, treeline } from './landscape.mjs';
import { person, diya } from './life.mjs';
import { isTall, through, stripedWall, foreground, tiledHouse, tower } from './setting.mjs';

function arunachala(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.8, 0.84);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  const top = H * r.f(0.24, 0.3);
  const half = Math.max(W * (isTall(c) ? 0.72 : 0.42), 560);
  sky(c, r.sub('sky'), { x: fx - half * r.f(0.5, 0.62), y: H * r.f(0.2, 0.28), R: 72, horizon: g });
  hills(c, r, g - 50, 110, p.far, { steps: 6 });
  // the hill: three planes
  const ridge = [
    [fx - half, g],
    [fx - half * 0.7, g - (g - top) * 0.26],
    [fx - half * 0.46, g - (g - top) * 0.5],
    [fx - half * 0.27, g - (g - top) * 0.7],
    [fx - half * 0.1, g - (g - top) * 0.95],
    [fx, top],
    [fx + half * 0.12, g - (g - top) * 0.9],
    [fx + half * 0.24, g - (g - top) * 0.76],
    [fx + half * 0.42, g - (g - top) * 0.62],
    [fx + half * 0.62, g - (g - top) * 0.36],
    [fx + half * 1.05, g],
  ];
  const flame = p.paint[2];
  c.f(mix(p.sky[1], flame, 0.3), disc(fx, top - 10, 150), 'opacity=".6"');
  c.f(mix(p.sky[2], flame, 0.5), disc(fx, top - 10, 92), 'opacity=".8"');
  const body = p.stars ? mix(p.far, p.sky[3], 0.75) : mix(p.mid, p.far, 0.25);
  c.f(body, curve(ridge) + `V${n(g + 40)}H${n(fx - half)}Z`);
  c.f(
    p.stars ? p.mid : mix(p.mid, p.near, 0.5),
    curve([
      [fx, top],
      [fx + half * 0.12, g - (g - top) * 0.9],
      [fx + half * 0.24, g - (g - top) * 0.76],
      [fx + half * 0.42, g - (g - top) * 0.62],
      [fx + half * 0.62, g - (g - top) * 0.36],
      [fx + half * 1.05, g],
    ]) +
      `L${pt(fx + half * 0.3, g)}L${pt(fx + half * 0.2, g - (g - top) * 0.3)}L${pt(fx + half * 0.02, g - (g - top) * 0.5)}L${pt(fx + half * 0.06, g - (g - top) * 0.74)}Z`,
  );
  c.f(
    p.stars ? p.far : mix(p.mid, p.near, 0.28),
    poly([
      [fx - half * 0.27, g - (g - top) * 0.7],
      [fx - half * 0.16, g - (g - top) * 0.56],
      [fx - half * 0.24, g - (g - top) * 0.34],
      [fx - half * 0.1, g - (g - top) * 0.2],
      [fx - half * 0.2, g],
      [fx - half * 0.5, g],
      [fx - half * 0.34, g - (g - top) * 0.3],
      [fx - half * 0.36, g - (g - top) * 0.5],
    ]),
  );
  let rock = '';
  for (let k = 0; k < 30; k++) {
    const t = r.f(0.08, 0.8);
    const x = fx + r.f(-0.8, 0.8) * half * t;
    rock += `M${pt(x, top + (g - top) * t)}q${pt(r.f(6, 14), r.f(-12, -4))} ${pt(r.f(18, 30), 0)}`;
  }
  c.s(mix(p.near, p.mid, 0.3), 2.6, rock, 'stroke-linecap="round" opacity=".7"');
  let bush = '';
  for (let k = 0; k < 60; k++) {
    const t = r.f(0.35, 0.96);
    bush += `M${pt(fx + r.f(-0.86, 0.9) * half * t, top + (g - top) * t)}h${n(r.f(1, 9))}`;
  }
  c.s(mix(p.leaf2, p.near, 0.45), 9, bush, 'stroke-linecap="round"');
  // the flame in its cauldron
  c.f(p.ink, `M${pt(fx - 20, top - 12)}h40l-7 20h-26Z`);
  c.f(
    p.paint[0],
    `M${pt(fx - 22, top - 10)}C${pt(fx - 46, top - 50)} ${pt(fx - 8, top - 64)} ${pt(fx + 2, top - 120)}C${pt(fx + 18, top - 76)} ${pt(fx + 44, top - 56)} ${pt(fx + 22, top - 10)}Z`,
  );
  c.f(
    flame,
    `M${pt(fx - 15, top - 10)}C${pt(fx - 32, top - 42)} ${pt(fx - 4, top - 54)} ${pt(fx + 2, top - 92)}C${pt(fx + 12, top - 60)} ${pt(fx + 30, top - 44)} ${pt(fx + 15, top - 10)}Z`,
  );
  c.f(
    p.cream,
    `M${pt(fx - 8, top - 10)}C${pt(fx - 18, top - 30)} ${pt(fx, top - 40)} ${pt(fx + 1, top - 58)}C${pt(fx + 8, top - 40)} ${pt(fx + 16, top - 30)} ${pt(fx + 8, top - 10)}Z`,
  );
  // temple town at the foot
  treeline(c, r, -40, W + 40, g - 26, 50, p.near, { palms: r.i(5, 9), foot: g + 30 });
  through(c, p.near, 0.28, () => {
    stripedWall(c, fx - half * 0.46, fx + half * 0.3, g + 6, 44, { step: 16 });
    tower(c, r, 'w', fx - half * 0.42, g + 4, 240, H * 0.25, { tiers: 7, style: 'stone', fine: false });
    tower(c, r, 'n', fx + half * 0.26, g + 4, 240, H * 0.2, { tiers: 5, style: 'stone', fine: false });
  });
  tower(c, r, 'e', fx - half * (isTall(c) ? 0.04 : 0.1), g + 14, 360, H * r.f(0.34, 0.38), {
    tiers: 7,
    slim: 0.86,
    style: p.stars ? 'painted' : 'limewash',
  });
  // the road round the hill
  c.f(p.g2, box(0, g + 6, W, H - g));
  c.f(p.g1, `M-20 ${n(g + 60)}Q${pt(W * 0.5, g + 4)} ${pt(W + 20, g + 60)}V${H + 10}H-20Z`);
  c.s(
    p.g2,
    3,
    `M-20 ${n(g + 104)}Q${pt(W * 0.5, g + 40)} ${pt(W + 20, g + 104)}`,
    'stroke-dasharray="30 26"',
  );
  const line = [];
  const count = Math.min(13, Math.round(W / 105));
  for (let k = 0; k < count; k++) {
    const x = (W * (k + r.f(0.2, 0.8))) / count;
    line.push([x, g + 62 - 30 * (1 - Math.abs(x / W - 0.5) * 2) + r.f(0, (H - g) * 0.46)]);
  }
  for (const [x, y] of line.sort((a, b) => a[1] - b[1]))
    person(c, r, x, y, 54 + (y - g) * 0.16, r.pick(['pilgrim', 'woman', 'man', 'monk', 'woman']));
  for (let k = 0; k < 6; k++) diya(c, (W * (k + 0.5)) / 6 + r.f(-20, 20), H - 16, 26);
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'none', 'none', 'palms'] });
}

function teaHills(c, r) {
  const { W, H, p } = c;
  const fx = W * c.focus;
  sky(c, r.sub('sky'), { x: fx - r.f(150, 340), y: H * r.f(0.2, 0.3), R: r.f(76, 100), horizon: H * 0.5 });
  hills(c, r, H * 0.42, 150, p.far, { steps: 5 });
  hills(c, r, H * 0.47, 110, mix(p.far, p.mid, 0.6), { steps: 6 });
  const mist = (y) =>
    c.f(
      p.cloud,
      `M0 ${n(y)}Q${pt(W * 0.25, y - 26)} ${pt(W * 0.5, y)}T${pt(W, y)}V${n(y + 22)}Q${pt(W * 0.7, y + 40)} ${pt(W * 0.4, y + 22)}T0 ${n(y + 26)}Z`,
      `opacity="${p.stars ? '.25' : '.6'}"`,
    );
  mist(H * 0.44);
  const slopes = [
    [0.52, 0.1, 0.5, 9],
    [0.62, 0.13, 0.75, 13],
    [0.76, 0.13, 1, 19],
    [0.93, 0.12, 1.3, 27],
  ];
  slopes.forEach(([y, amp, , gap], i) => {
    const dark = mix(mix(p.leaf2, p.mid, 0.5 - i * 0.16), p.leaf2, i / 4);
    const lightTone = mix(p.leaf, p.far, 0.4 - i * 0.12);
    const phase = r.f(0, 6.28);
    const line = (off) => {
      const pts = [];
      for (let s = 0; s <= 9; s++) {
        const x = -40 + ((W + 80) * s) / 9;
        const b = Math.sin((x / 520) * (1.5 - i * 0.14) + phase) * H * amp * 0.55;
        pts.push([x, H * y - b * (1 - off / (H * 0.9)) + off + Math.sin(x / 190 + phase * 2 + off / 60) * 7]);
      }
      return pts;
    };
    c.f(dark, curve(line(0)) + `V${H + 10}H-40Z`);
    let rows = '';
    const depth = i === 3 ? H * 0.2 : H * 0.2;
    for (let off = gap * 0.45; off < depth; off += gap * (1 + (off / depth) * 0.5)) rows += curve(line(off));
    c.s(lightTone, gap * 0.62, rows, `stroke-linecap="round" stroke-dasharray="0 ${n(gap * 0.74)}"`);
    // winding path and silver oaks
    if (i === 2) c.f(p.g1, `M${pt(fx + 40, H * 0.7)}q70 40 -20 86t-60 130h56q-20 -70 60 -120t-6 -100Z`);
    for (let q = 0; q < 5 - i; q++) {
      const x = r.f(0.02, 0.98) * W;
      const b = line(0).reduce((best, pnt) => (Math.abs(pnt[0] - x) < Math.abs(best[0] - x) ? pnt : best));
      oak(c, r, b[0], b[1] + 16, (70 + i * 34) * r.f(0.8, 1.2));
    }
    if (i === 0) {
      const b = line(0)[6];
      c.at(b[0], b[1] + 20, 0.5, () => tiledHouse(c, 0, 0, 300, 150, { bays: 5 }));
    }
    if (i < 2) mist(H * y + H * 0.07);
    const n0 = i === 2 ? r.i(3, 5) : i === 1 ? 2 : 0;
    for (let q = 0; q < n0; q++) {
      const x = fx + r.f(-0.3, 0.3) * Math.min(W, 1300);
      picker(c, r, x, H * (y + 0.1 + 0.03 * q), 46 + i * 20);
    }
  });
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'none', 'bough', 'none'] });
}

function oak(c, r, x, y, h) {
  const { p } = c;
  c.s(p.deep, Math.max(2, h * 0.03), vline(x, y, y - h * 0.8));
  c.f(
    p.near,
    disc(x, y - h * 0.72, h * 0.12, h * 0.26) +
      disc(x - h * 0.07, y - h * 0.52, h * 0.1, h * 0.16) +
      disc(x + h * 0.07, y - h * 0.58, h * 0.1, h * 0.18),
  );
  c.f(p.leaf2, disc(x - h * 0.03, y - h * 0.78, h * 0.06, h * 0.16));
}

function picker(c, r, x, y, h) {
  const { p } = c;
  person(c, r, x, y, h, 'woman');
  c.at(x, y, h / 100, () => {
    c.f(p.paint[2], 'M-16 -72Q0 -82 16 -72L13 -38Q0 -32 -13 -38Z');
    c.s(p.deep, 2, 'M-15 -62Q0 -70 15 -62M-14 -50Q0 -56 14 -50M-6 -76V-36M6 -76V-36');
    c.f(p.leaf, 'M-14 -73Q0 -86 14 -73Q0 -66 -14 -73Z');
    c.s(p.paint[2], 3, 'M-14 -70Q0 -108 14 -70');
  });
}

export const hillScenes = { arunachala, 'tea-hills': teaHills };
