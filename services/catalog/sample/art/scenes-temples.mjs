// One function per temple scene. c.focus is where the subject stands; light always comes from the left.
import {
  n,
  pt,
  box,
  disc,
  arch,
  kalasam,
  figure,
  hline,
  vline,
  curve,
  blob,
  poly,
  sym,
  slice,
} from './core.mjs';
import { mix } from './palettes.mjs';
import {
  sky,
  hills,
  peaks,
  treeline,
  palm,
  tree,
  deodar,
  water,
  forecourt,
  grass,
  cloud,
} from './landscape.mjs';
import { person, elephant } from './life.mjs';
import { gopuram, vimana, hoysala, kerala, dwajasthambam, deepastambham } from './temples-south.mjs';
import { nagara, deul, kedara, riverTemple } from './temples-north.mjs';
import {
  isTall,
  through,
  place,
  stripedWall,
  stoneWall,
  groundKolam,
  foreground,
  mandapam,
  backdrop,
  crowd,
  maybeCow,
} from './setting.mjs';

// drawings with random choices must make the same ones when measured and when drawn
const fixed = (r, name, make) => () => make(r.sub(name));

export function gopuramScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.8, 0.83);
  const fx = W * c.focus + r.f(-0.04, 0.04) * W;
  const tiers = r.pick([5, 7, 7, 9, 9, 11]);
  const style = r.pick(
    p.stars ? ['painted', 'limewash', 'stone'] : ['painted', 'painted', 'limewash', 'stone'],
  );
  const slim = r.f(0.88, 1.08);
  const maxH = g * r.f(0.83, 0.9);
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 150 : r.f(210, 330)),
    y: H * r.f(0.26, 0.42),
    R: r.f(84, 118),
    horizon: g,
  });
  backdrop(c, r.sub('back'), g);
  // further towers of the same temple
  const far = r.i(1, 2);
  through(c, p.mid, 0.55, () => {
    for (let i = 0; i < far; i++) {
      const side = i === 0 ? (c.focus > 0.5 ? -1 : 1) : c.focus > 0.5 ? 1 : -1;
      const x = fx + side * (isTall(c) ? r.f(330, 390) : r.f(400, 560));
      place(
        c,
        fixed(r, `far${i}`, (q) => gopuram(c, q, { tiers: 5, slim, style: 'stone', fine: false })),
        x,
        g - 6,
        400,
        H * r.f(0.26, 0.36),
      );
    }
  });
  if (r.chance(0.7)) stripedWall(c, -10, W + 10, g + 6, H * 0.1, { step: 22 });
  else stoneWall(c, -10, W + 10, g + 6, H * 0.1);
  forecourt(c, r, g, { vx: fx });
  c.f(
    p.g2,
    poly([
      [fx, g],
      [fx + maxH * 0.3, g],
      [fx + maxH * 0.62, g + (H - g) * 0.5],
      [fx + maxH * 0.24, g + (H - g) * 0.34],
    ]),
  );
  place(
    c,
    fixed(r, 'tower', (q) => gopuram(c, q, { tiers, slim, style })),
    fx,
    g + 8,
    isTall(c) ? W * 0.82 : W * 0.6,
    maxH,
  );
  if (r.chance(0.4)) dwajasthambam(c, fx + (r.chance(0.5) ? -1 : 1) * maxH * 0.5, g + 26, maxH * 0.42);
  else if (r.chance(0.5))
    mandapam(c, fx + (c.focus > 0.5 ? -1 : 1) * Math.min(W * 0.32, maxH * 0.66), g + 16, 220, 110, 4);
  if (r.chance(0.6))
    tree(c, r, fx + (c.focus > 0.5 ? -1 : 1) * (isTall(c) ? 350 : r.f(480, 640)), g + 20, r.f(190, 270));
  groundKolam(c, r.sub('k'), fx + r.f(-60, 60), g + (H - g) * 0.66, r.f(200, 270), 0.28);
  crowd(c, r.sub('people'), {
    x: fx + r.f(-80, 80),
    spread: Math.min(W * 0.8, 900),
    y0: g + 26,
    y1: H - 46,
    beast: maybeCow(r, fx + r.pick([-1, 1]) * r.f(250, 360), g + (H - g) * 0.55),
  });
  foreground(c, r.sub('front'), { fx });
}

export function vimanaScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.63, 0.67);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  const tiers = r.i(7, 11);
  const slim = r.f(0.94, 1.2);
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 190 : r.f(230, 360)),
    y: H * r.f(0.2, 0.32),
    R: r.f(78, 104),
    horizon: g,
  });
  backdrop(c, r.sub('back'), g, { kinds: ['trees', 'hills', 'rock'] });
  stoneWall(c, -10, W + 10, g, H * 0.07, { fill: mix(p.stone, p.mid, 0.35), line: p.shade });
  const id = c.id('subject');
  c.group(`id="${id}"`, () => {
    const size = place(
      c,
      fixed(r, 'tower', (q) => vimana(c, q, { tiers, slim })),
      fx,
      g + 2,
      W * 0.7,
      g * 0.9,
    );
    const side = c.focus > 0.5 ? -1 : 1;
    const hall = Math.min(340, W * 0.3);
    mandapam(c, fx + side * (size.w / 2 + hall / 2 - 14), g + 2, hall, size.h * 0.23, 6);
    if (!isTall(c))
      through(c, p.mid, 0.45, () =>
        place(
          c,
          fixed(r, 'far', (q) => gopuram(c, q, { tiers: 5, style: 'stone', fine: false })),
          fx + side * (size.w / 2 + hall + r.f(80, 160)),
          g,
          320,
          g * 0.46,
        ),
      );
  });
  // steps of the tank
  const wy = g + (H - g) * 0.34;
  const steps = 5;
  for (let k = 0; k < steps; k++) {
    const y0 = g + ((wy - g) * k) / steps;
    const h = (wy - g) / steps;
    c.f(p.g1, box(0, y0, W, h * 0.5));
    c.f(p.paint[3], box(0, y0 + h * 0.5, W, h * 0.52));
    let d = '';
    for (let x = (k % 2) * 17; x < W; x += 34) d += box(x, y0 + h * 0.5, 17, h * 0.52);
    c.f(p.paint[0], d);
  }
  water(c, r.sub('water'), wy, H, { glint: null });
  c.group(`${c.clip('tank', box(0, wy, W, H - wy))} opacity=".34"`, () =>
    c.add(`<use href="#${id}" transform="matrix(1 0 0 -.52 0 ${n(wy + g * 0.52 + 6)})"/>`),
  );
  let glint = '';
  for (let k = 0; k < 26; k++) glint += `M${pt(r.f(0, W), r.f(wy + 8, H))}h${n(r.f(30, 120))}`;
  c.s(p.water2, 2.4, glint, 'stroke-linecap="round" opacity=".7"');
  // the pavilion in the water
  const nx = fx + (c.focus > 0.5 ? -1 : 1) * Math.min(W * 0.3, 420);
  if (!isTall(c) || r.chance(0.6)) {
    const y = wy + (H - wy) * 0.3;
    c.f(p.water2, disc(nx, y + 5, 92, 8), 'opacity=".6"');
    mandapam(c, nx, y, 130, 76, 2, { crown: false });
    c.f(
      p.stone,
      sym(nx, [
        [52, y - 76],
        [44, y - 92],
        [34, y - 96],
        [28, y - 112],
        [12, y - 126],
      ]),
    );
    c.f(
      p.shade,
      slice(
        nx,
        [
          [52, y - 76],
          [44, y - 92],
          [34, y - 96],
          [28, y - 112],
          [12, y - 126],
        ],
        0.3,
        1,
      ),
    );
    c.f(p.paint[2], kalasam(nx, y - 124, 26));
  }
  // someone on the steps, and lotus in front
  for (let k = 0; k < 3; k++)
    person(
      c,
      r,
      fx + r.f(-0.34, 0.3) * Math.min(W, 1200),
      g + (wy - g) * r.f(0.5, 1),
      62,
      r.pick(['pot', 'woman', 'man']),
    );
  lotuses(c, r.sub('lotus'), H, r.pick([-1, 1]));
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'bough', 'pillar', 'none'], turf: false });
}

export function lotuses(c, r, y, side) {
  const { p, W } = c;
  const pads = [];
  for (let k = 0; k < 13; k++)
    pads.push([side > 0 ? W - r.f(-20, W * 0.42) : r.f(-20, W * 0.42), y - r.f(-6, 96)]);
  pads.sort((a, b) => a[1] - b[1]);
  for (const [x, py] of pads) {
    const s = 40 + (py - y + 100) * 0.42;
    c.f(p.leaf2, disc(x, py, s, s * 0.32));
    c.f(
      p.leaf,
      `M${pt(x, py)}L${pt(x - s * 0.94, py - s * 0.09)}A${pt(s, s * 0.32)} 0 0 1 ${pt(x + s * 0.3, py - s * 0.3)}Z`,
    );
    c.s(p.leaf2, 1.6, `M${pt(x, py)}l${pt(-s * 0.7, -s * 0.16)}M${pt(x, py)}l${pt(-s * 0.2, -s * 0.27)}`);
  }
  for (let k = 0; k < 4; k++) {
    const [x, py] = pads[3 + k * 2];
    lotus(c, x + 10, py - 20, 27 + k * 4);
  }
}

export function lotus(c, x, y, s, pink = c.p.paint[0]) {
  const light = mix(pink, c.p.cream, 0.42);
  const petal = (a, k, w = 0.34) => {
    const [dx, dy] = [Math.sin(a) * s * k, -Math.cos(a) * s * k];
    const [nx, ny] = [Math.cos(a) * s * w, Math.sin(a) * s * w];
    return `M${pt(x, y)}Q${pt(x + dx * 0.5 - nx, y + dy * 0.5 - ny)} ${pt(x + dx, y + dy)}Q${pt(x + dx * 0.5 + nx, y + dy * 0.5 + ny)} ${pt(x, y)}Z`;
  };
  c.s(c.p.leaf2, 4, vline(x, y, y + s));
  c.f(pink, petal(-1.2, 0.95) + petal(1.2, 0.95) + petal(-0.75, 1.08) + petal(0.75, 1.08));
  c.f(light, petal(-0.36, 1.12) + petal(0.36, 1.12) + petal(-1.5, 0.7, 0.22) + petal(1.5, 0.7, 0.22));
  c.f(c.p.cream, petal(0, 1.14, 0.4));
}

export function nagaraScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.79, 0.82);
  const halls = isTall(c) ? 2 : r.pick([2, 3, 3]);
  const clusters = r.pick([1, 2, 3, 3]);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 180 : r.f(150, 330)),
    y: H * r.f(0.24, 0.4),
    R: r.f(86, 120),
    horizon: g,
  });
  backdrop(c, r.sub('back'), g, { kinds: ['hills', 'trees', 'hills'], palms: r.i(0, 2) });
  through(c, p.mid, 0.5, () =>
    place(
      c,
      () => riverTemple(c),
      fx + (c.focus > 0.5 ? -1 : 1) * Math.min(W * 0.36, 620),
      g - 4,
      420,
      H * 0.32,
    ),
  );
  c.f(p.leaf, box(0, g, W, H - g));
  c.f(mix(p.leaf, p.leaf2, 0.45), `M0 ${n(g + 22)}Q${pt(W * 0.5, g - 10)} ${pt(W, g + 34)}V${n(g)}H0Z`);
  // path to the stair
  c.f(
    p.g1,
    poly([
      [fx - 330, g],
      [fx - 230, g],
      [fx - 60, H + 10],
      [fx - 520, H + 10],
    ]),
  );
  c.s(
    p.g2,
    2.4,
    [0.2, 0.42, 0.68].map((t) => hline(fx - 330 - 190 * t, fx - 230 + 170 * t, g + (H - g) * t)).join(''),
  );
  c.f(
    mix(p.leaf, p.ink, 0.34),
    poly([
      [fx - 200, g],
      [fx + 340, g],
      [fx + 460, g + 44],
      [fx - 60, g + 30],
    ]),
  );
  place(
    c,
    fixed(r, 'tower', (q) => nagara(c, q, { halls, clusters })),
    fx - (isTall(c) ? 20 : 70),
    g + 10,
    isTall(c) ? W * 0.94 : W * 0.74,
    g * (isTall(c) ? 0.84 : 0.88),
  );
  hedge(c, r, g + (H - g) * 0.42, fx);
  if (r.chance(0.75)) tree(c, r, fx + (isTall(c) ? 350 : r.f(480, 560)), g + 30, r.f(200, 300));
  crowd(c, r.sub('people'), {
    x: fx - 280,
    spread: 460,
    y0: g + 34,
    y1: H - 40,
    count: r.i(3, 6),
    beast: maybeCow(r, fx + 240, g + (H - g) * 0.6, 0.3),
  });
  foreground(c, r.sub('front'), {
    fx,
    kinds: ['bough', 'bough', 'grass', 'none'],
    ground: mix(p.leaf2, p.front, 0.5),
  });
}

function hedge(c, r, y, fx) {
  const { p, W } = c;
  let d = '';
  let flowers = '';
  for (let x = 20; x < W; x += r.f(80, 150)) {
    if (x > fx - 480 && x < fx - 60) continue;
    const s = r.f(20, 34);
    d +=
      disc(x, y, s, s * 0.7) +
      disc(x + s * 0.9, y + 4, s * 0.7, s * 0.5) +
      disc(x - s * 0.8, y + 5, s * 0.6, s * 0.45);
    for (let k = 0; k < 4; k++) flowers += disc(x + r.f(-s, s), y - r.f(-4, s * 0.5), 3.6);
  }
  c.f(p.leaf2, d);
  c.f(p.paint[2], flowers);
}

export function hoysalaScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.76, 0.8);
  const towers = isTall(c) ? r.pick([1, 3]) : r.pick([1, 2, 3, 3]);
  const fx = W * c.focus + r.f(-0.02, 0.02) * W;
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 220 : r.f(240, 400)),
    y: H * r.f(0.24, 0.38),
    R: r.f(84, 116),
    horizon: g,
  });
  backdrop(c, r.sub('back'), g, { kinds: ['trees', 'hills'], palms: r.i(6, 12) });
  c.f(p.leaf, box(0, g, W, H - g));
  c.f(
    p.g1,
    poly([
      [fx - 130, g],
      [fx + 130, g],
      [fx + 360, H + 10],
      [fx - 360, H + 10],
    ]),
  );
  c.s(
    p.g2,
    2.4,
    [0.14, 0.32, 0.56, 0.82]
      .map((t) => hline(fx - 130 - 230 * t, fx + 130 + 230 * t, g + (H - g) * t))
      .join('') +
      `M${pt(fx, g)}V${H}M${pt(fx - 60, g)}L${pt(fx - 170, H)}M${pt(fx + 60, g)}L${pt(fx + 170, H)}`,
  );
  c.f(mix(p.leaf, p.ink, 0.32), box(fx - 300, g, 700, 26));
  const size = place(
    c,
    fixed(r, 'tower', (q) => hoysala(c, q, { towers })),
    fx,
    g + 12,
    isTall(c) ? W * 0.96 : Math.min(W * 0.78, 1280),
    g * (isTall(c) ? 0.74 : 0.84),
  );
  if (!isTall(c) || towers === 1) {
    const x = fx + r.pick([-1, 1]) * (size.w / 2 + 40);
    dwajasthambam(c, x, g + 30, size.h * 0.72);
  }
  for (const s of [-1, 1])
    palm(c, r, fx + s * (size.w / 2 + r.f(110, 230)), g + 16, r.f(280, 420), { nuts: true });
  crowd(c, r.sub('people'), { x: fx, spread: 520, y0: g + 34, y1: H - 40, count: r.i(3, 6) });
  foreground(c, r.sub('front'), {
    fx,
    kinds: ['bough', 'palms', 'grass', 'pillar'],
    ground: mix(p.leaf2, p.front, 0.5),
  });
}

export function keralaScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.76, 0.8);
  const form = r.pick(['gate', 'gate', 'round', 'gate', 'round']);
  const tiers = r.pick([2, 2, 3]);
  const copper = r.chance(0.5);
  const fx = W * c.focus + r.f(-0.05, 0.05) * W;
  const grow = r.f(0.86, 1.06);
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 210 : r.f(260, 380)),
    y: H * r.f(0.22, 0.36),
    R: r.f(80, 108),
    horizon: g,
  });
  if (r.chance(0.6)) hills(c, r, g - 60, 150, p.far, { steps: 5 });
  treeline(c, r, -40, W + 40, g - 60, 80, p.mid, { palms: 6, foot: g + 20 });
  for (let k = 0; k < 7; k++)
    palm(c, r, W * (0.04 + k * 0.155) + r.f(-40, 40), g + 6, r.f(330, 520) * (isTall(c) ? 1.15 : 1), {
      trunk: p.near,
      back: p.near,
      front: p.leaf2,
    });
  // long side wing behind: low wall and tile roof
  c.f(p.cream, box(-10, g - 92, W + 20, 96));
  let lamps = '';
  for (let x = 8; x < W; x += 22) for (const y of [g - 70, g - 50, g - 30]) lamps += disc(x, y, 3);
  c.f(p.deep, box(-10, g - 78, W + 20, 58));
  c.f(p.paint[2], lamps);
  const roofFill = copper ? mix(p.paint[2], p.deep, 0.45) : mix(p.paint[0], p.stone, 0.12);
  c.f(roofFill, box(-10, g - 150, W + 20, 60));
  let tile = '';
  for (let x = -10; x < W + 20; x += 18) tile += `M${pt(x, g - 150)}l${pt(8, 60)}`;
  c.s(p.deep, 2, tile, 'opacity=".55"');
  c.s(p.paint[2], 4, hline(-10, W + 10, g - 90));
  c.f(p.g1, box(0, g, W, H - g));
  let sand = '';
  for (let k = 0; k < 40; k++) sand += `M${pt(r.f(0, W), r.f(g + 14, H))}h${n(r.f(14, 60))}`;
  c.s(p.g2, 2.4, sand, 'stroke-linecap="round"');
  c.f(
    p.g2,
    poly([
      [fx - 60, g],
      [fx + 320, g],
      [fx + 430, g + 46],
      [fx + 40, g + 40],
    ]),
  );
  const size = place(
    c,
    fixed(r, 'tower', (q) => kerala(c, q, { form, tiers, copper })),
    fx,
    g + 10,
    (isTall(c) ? W * 0.86 : W * 0.6) * grow,
    g * (isTall(c) ? 0.7 : 0.82) * grow,
  );
  const side = c.focus > 0.5 ? -1 : 1;
  if (r.chance(0.55)) dwajasthambam(c, fx + side * (size.w / 2 + 40), g + 34, size.h * 0.9);
  if (r.chance(0.6)) deepastambham(c, fx - side * Math.min(W * 0.3, size.w * 0.42), g + 60, 230);
  if (r.chance(0.6)) {
    const ex = fx + side * Math.min(W * 0.32, 380);
    c.f(p.g2, disc(ex + 14, g + 78, 110, 12));
    elephant(c, ex, g + 78, 178, { flip: side < 0 });
  }
  crowd(c, r.sub('people'), {
    x: fx,
    spread: Math.min(W * 0.8, 760),
    y0: g + 40,
    y1: H - 44,
    count: r.i(3, 6),
    kinds: ['woman', 'man', 'man', 'child'],
  });
  foreground(c, r.sub('front'), { fx, kinds: ['palms', 'palms', 'bough', 'grass'] });
}

export function deulScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.79, 0.82);
  const halls = isTall(c) ? r.pick([1, 2]) : 2;
  const fx = W * c.focus + r.f(-0.02, 0.02) * W;
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 160 : r.f(220, 340)),
    y: H * r.f(0.22, 0.38),
    R: r.f(88, 116),
    horizon: g,
  });
  if (r.chance(0.5)) {
    const y = g - 78;
    c.f(p.water, box(0, y, W, 80));
    c.s(
      p.water2,
      2.6,
      Array.from({ length: 12 }, () => `M${pt(r.f(0, W), r.f(y + 6, y + 40))}h${n(r.f(40, 160))}`).join(''),
      'stroke-linecap="round" opacity=".7"',
    );
  }
  treeline(c, r, -40, W + 40, g - 30, 52, p.near, { palms: r.i(5, 9), foot: g + 30 });
  through(c, p.mid, 0.5, () => {
    for (const k of [-1, 1])
      place(
        c,
        fixed(r, `far${k}`, (q) => deul(c, q, { halls: 1, wheel: false, fine: false })),
        fx + k * Math.min(W * 0.4, r.f(520, 640)),
        g - 6,
        420,
        H * r.f(0.24, 0.34),
      );
  });
  stoneWall(c, -10, W + 10, g + 8, H * 0.075, { fill: mix(p.stone, p.shade, 0.4), line: p.shade });
  forecourt(c, r, g, { vx: fx });
  c.f(
    p.g2,
    poly([
      [fx - 100, g],
      [fx + 330, g],
      [fx + 470, g + 52],
      [fx + 60, g + 44],
    ]),
  );
  place(
    c,
    fixed(r, 'tower', (q) => deul(c, q, { halls })),
    fx,
    g + 10,
    isTall(c) ? W * 0.94 : W * 0.66,
    g * 0.92,
  );
  if (r.chance(0.6)) {
    const x = fx - Math.min(W * 0.42, 560);
    const y = g + 40;
    const half = [
      [34, y],
      [34, y - 26],
      [20, y - 34],
      [13, y - 300],
      [24, y - 308],
      [24, y - 322],
    ];
    c.f(p.stone, sym(x, half));
    c.f(p.shade, slice(x, half, 0.2, 1));
    c.f(p.deep, figure(x, y - 322, 34));
  }
  groundKolam(c, r.sub('k'), fx + r.f(-120, 120), g + (H - g) * 0.68, 210, 0.28);
  crowd(c, r.sub('people'), {
    x: fx,
    spread: Math.min(W * 0.85, 900),
    y0: g + 30,
    y1: H - 46,
    beast: maybeCow(r, fx + r.pick([-1, 1]) * r.f(220, 340), g + (H - g) * 0.6, 0.5),
  });
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'palms', 'grass', 'none'] });
}

export function caveScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.77, 0.81);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  sky(c, r.sub('sky'), { x: W * r.f(0.1, 0.2), y: H * 0.16, R: 70, horizon: g });
  hills(c, r, H * 0.42, 150, p.far, { steps: 5 });
  // the cliff: strata in three tones, open sky on one side
  const cliff = (k, off, fill) => {
    const pts = [];
    const x0 = -80;
    for (let i = 0; i <= 9; i++) {
      const t = i / 9;
      const rise = Math.min(1, Math.max(0, (t - (isTall(c) ? -0.15 : c.focus - 0.62)) * 4.5));
      pts.push([x0 + (W + 160) * t, H * (0.62 - (0.62 - k) * rise) + off + r.f(-22, 22)]);
    }
    c.f(fill, curve(pts) + `V${H}H${x0}Z`);
    return pts;
  };
  const top = cliff(0.12, 0, p.stone);
  for (let k = 0; k < 10; k++) {
    const [x, y] = top[9 - (k % 7)];
    if (y > H * 0.5) continue;
    if (k % 2) tree(c, r, x + r.f(-60, 60), y + 18, r.f(70, 120));
    else grass(c, r, x - 60, x + 60, y + 12, p.leaf2, 26, 20);
  }
  let strata = '';
  for (let k = 0; k < 22; k++) {
    const y = H * 0.17 + k * H * 0.03;
    const x = W * (isTall(c) ? 0.02 : Math.max(0.02, c.focus - 0.36)) + r.f(0, W * 0.7);
    const l = r.f(80, 300);
    strata += `M${pt(x, y)}q${pt(l * 0.25, r.f(-12, 12))} ${pt(l * 0.5, 0)}t${pt(l * 0.5, r.f(-8, 8))}`;
  }
  c.s(p.shade, 4, strata, 'stroke-linecap="round"');
  // shaded flank and cracks
  c.f(
    p.shade,
    curve([
      [fx + 330, H * 0.1],
      [fx + 380, H * 0.3],
      [fx + 340, H * 0.5],
      [fx + 400, H * 0.7],
      [fx + 380, g],
    ]) + `H${W + 20}V${H * 0.05}Z`,
    'opacity=".5"',
  );
  if (r.chance(p.rain ? 1 : 0.22)) {
    const x = fx + Math.min(390, W * 0.4);
    const fall = (w0, w1) =>
      `M${pt(x - w0, H * 0.1)}C${pt(x - w0 - 6, H * 0.34)} ${pt(x - w1 + 10, H * 0.5)} ${pt(x - w1, g + 6)}H${n(x + w1)}C${pt(x + w1 - 14, H * 0.46)} ${pt(x + w0 + 4, H * 0.3)} ${pt(x + w0, H * 0.1)}Z`;
    c.f(p.water, fall(22, 46));
    c.f(p.water2, fall(13, 26));
    c.s(p.water, 3, vline(x - 6, H * 0.2, g - 20) + vline(x + 7, H * 0.3, g - 40));
    c.f(p.water2, disc(x, g + 6, 74, 12));
  }
  const S = Math.min(isTall(c) ? W * 0.62 : 560, g * 0.72);
  c.f(p.g1, box(0, g, W, H - g));
  c.f(
    p.g1,
    `M${pt(fx - S * 0.7, g + 4)}L${pt(fx - S * 0.56, g - 16)}H${n(fx + S * 0.56)}L${pt(fx + S * 0.7, g + 4)}Z`,
  );
  if (r.chance(0.55)) chaitya(c, r, fx, g, Math.min(S, (g - H * 0.22) / 1.32));
  else veranda(c, r, fx, g, S * 1.12);
  // boulders, path, people
  c.s(
    p.g2,
    2.4,
    Array.from({ length: 30 }, () => `M${pt(r.f(0, W), r.f(g + 16, H))}h${n(r.f(20, 70))}`).join(''),
    'stroke-linecap="round"',
  );
  for (let k = 0; k < 6; k++) {
    const x = r.f(0, W);
    if (Math.abs(x - fx) < S * 0.5) continue;
    boulder(c, r, x, g + r.f(6, 60), r.f(34, 80));
  }
  crowd(c, r.sub('people'), { x: fx, spread: S * 1.2, y0: g + 22, y1: H - 46, count: r.i(3, 6) });
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'grass', 'grass', 'palms'] });
}

function boulder(c, r, x, y, s) {
  const { p } = c;
  c.f(
    p.stone,
    blob([
      [x - s, y],
      [x - s * 0.9, y - s * 0.5],
      [x - s * 0.2, y - s * 0.8],
      [x + s * 0.6, y - s * 0.6],
      [x + s, y],
    ]),
  );
  c.f(
    p.shade,
    blob([
      [x + s * 0.2, y],
      [x + s * 0.3, y - s * 0.5],
      [x + s * 0.6, y - s * 0.58],
      [x + s * 0.98, y - s * 0.1],
    ]),
  );
}

function chaitya(c, r, x, g, S) {
  const { p } = c;
  const lower = S * 0.42;
  const y = g - 14;
  // recess
  c.f(p.shade, arch(x, y, S * 1.16, S * 1.32));
  c.f(p.lit, arch(x, y, S * 1.06, S * 1.24));
  c.f(p.stone, arch(x + S * 0.02, y, S * 1.0, S * 1.2));
  // small arches in bands
  let rails = '';
  let kudu = '';
  for (let k = 0; k < 4; k++) rails += hline(x - S * 0.46, x + S * 0.46, y - lower - 10 - k * 12);
  for (let k = -3; k <= 3; k++) {
    kudu += arch(x + k * S * 0.135, y - lower - 46, S * 0.07, S * 0.06);
    if (Math.abs(k) > 1) kudu += arch(x + k * S * 0.14, y - lower - S * 0.24, S * 0.075, S * 0.065);
  }
  c.s(p.shade, 3, rails);
  c.f(p.deep, kudu);
  // the great horseshoe window
  const wy = y - lower - 62;
  const w = S * 0.5;
  const shoe = (k) =>
    `M${pt(x - w * 0.42 * k, wy)}C${pt(x - w * 0.72 * k, wy - w * 0.42 * k)} ${pt(x - w * 0.5 * k, wy - w * 0.98 * k)} ${pt(x, wy - w * 1.02 * k)}C${pt(x + w * 0.5 * k, wy - w * 0.98 * k)} ${pt(x + w * 0.72 * k, wy - w * 0.42 * k)} ${pt(x + w * 0.42 * k, wy)}Z`;
  c.f(p.lit, shoe(1.16));
  c.f(p.shade, shoe(1.0));
  c.f(p.deep, shoe(0.86));
  c.f(p.ink, shoe(0.66));
  let rib = '';
  for (let k = 0; k < 9; k++) {
    const a = Math.PI * (0.1 + (k / 8) * 0.8);
    rib += `M${pt(x - Math.cos(a) * w * 0.34, wy - w * 0.36 - Math.sin(a) * w * 0.24)}L${pt(x - Math.cos(a) * w * 0.46, wy - w * 0.36 - Math.sin(a) * w * 0.44)}`;
  }
  c.s(p.stone, 5, rib);
  c.f(p.paint[2], arch(x, wy, w * 0.3, w * 0.3), 'opacity=".9"');
  c.f(p.deep, arch(x, wy, w * 0.18, w * 0.2));
  // veranda below
  c.f(p.ink, box(x - S * 0.46, y - lower, S * 0.92, lower));
  c.f(
    p.deep,
    arch(x, y, S * 0.14, lower * 0.78) +
      arch(x - S * 0.28, y, S * 0.1, lower * 0.62) +
      arch(x + S * 0.28, y, S * 0.1, lower * 0.62),
  );
  c.f(p.paint[2], arch(x, y, S * 0.07, lower * 0.6));
  columns(c, x, y, S * 0.88, lower, 6);
  c.f(p.lit, box(x - S * 0.49, y - lower - 10, S * 0.98, 14));
  for (let k = 0; k < 4; k++)
    c.f(k % 2 ? p.stone : p.lit, box(x - S * 0.1 - k * 14, y + k * 6, S * 0.2 + k * 28, 7));
  for (const s of [-1, 1]) c.f(p.shade, figure(x + s * S * 0.51, y - 6, S * 0.34));
}

function columns(c, x, y, w, h, count) {
  const { p } = c;
  for (let k = 0; k < count; k++) {
    const px = x - w / 2 + (w * (k + 0.5)) / count + (k < count / 2 ? -w * 0.018 : w * 0.018);
    const half = [
      [17, 0],
      [17, -h * 0.1],
      [11, -h * 0.14],
      [11, -h * 0.5],
      [16, -h * 0.6],
      [16, -h * 0.66],
      [9, -h * 0.7],
      [20, -h * 0.8],
      [20, -h * 0.86],
      [26, -h * 0.9],
      [26, -h],
    ].map(([d, yy]) => [d * (h / 230), y + yy]);
    c.f(p.stone, sym(px, half));
    c.f(p.lit, slice(px, half, -1, -0.2));
    c.f(p.shade, slice(px, half, 0.5, 1));
  }
}

function veranda(c, r, x, g, S) {
  const { p } = c;
  const y = g - 12;
  const h = S * 0.36;
  c.f(p.lit, box(x - S * 0.52, y - h * 1.62, S * 1.04, h * 1.62));
  c.f(p.stone, box(x - S * 0.5, y - h * 1.58, S, h * 1.58));
  // two stories on long columns
  for (const [yy, hh, count] of [
    [y, h * 0.82, 6],
    [y - h * 0.98, h * 0.56, 8],
  ]) {
    c.f(p.ink, box(x - S * 0.46, yy - hh, S * 0.92, hh));
    c.f(
      p.deep,
      arch(x, yy, S * 0.13, hh * 0.8) +
        arch(x - S * 0.3, yy, S * 0.08, hh * 0.62) +
        arch(x + S * 0.3, yy, S * 0.08, hh * 0.62),
    );
    c.f(p.paint[2], arch(x, yy, S * 0.06, hh * 0.55));
    columns(c, x, yy, S * 0.9, hh, count);
    c.f(p.lit, `M${pt(x - S * 0.5, yy - hh + 4)}l${pt(12, -18)}h${n(S - 24)}l${pt(12, 18)}Z`);
  }
  let kudu = '';
  for (let k = -6; k <= 6; k++) kudu += arch(x + k * S * 0.074, y - h * 0.84, 24, 22);
  c.f(p.deep, kudu);
  c.f(p.shade, box(x + S * 0.46, y - h * 1.58, S * 0.04, h * 1.58));
  for (let k = 0; k < 3; k++)
    c.f(k % 2 ? p.stone : p.lit, box(x - S * 0.12 - k * 16, y + k * 6, S * 0.24 + k * 32, 7));
  for (const s of [-1, 1]) {
    c.f(p.shade, box(x + s * S * 0.58 - 34, y - 92, 68, 92));
    c.f(p.lit, disc(x + s * S * 0.58, y - 112, 30) + disc(x + s * S * 0.58 - 26, y - 100, 14));
    c.f(p.stone, box(x + s * S * 0.58 - 26, y - 92, 52, 86));
  }
}

export function himalayaScene(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.76, 0.8);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  sky(c, r.sub('sky'), {
    x: fx - r.f(280, 420),
    y: H * 0.2,
    R: 66,
    horizon: g * 0.8,
    style: r.pick(['bands', 'arches']),
  });
  const snow = p.stars ? mix(p.cream, p.sky[2], 0.35) : p.cream;
  const inks = {
    rock: mix(p.far, p.mid, 0.35),
    dark: mix(p.mid, p.far, 0.15),
    snow,
    snowDark: mix(snow, p.far, 0.55),
  };
  const far = {
    rock: p.far,
    dark: mix(p.far, p.mid, 0.4),
    snow: mix(snow, p.sky[2], 0.25),
    snowDark: mix(p.far, p.sky[2], 0.4),
  };
  const span = Math.max(W, 1100);
  peaks(
    c,
    r,
    g - 10,
    H * 0.62,
    [
      [-0.46, 0.72],
      [0.42, 0.7],
      [-0.2, 0.82],
      [0.26, 0.94],
    ].map(([k, h]) => [fx + span * (k + r.f(-0.06, 0.06)), h * r.f(0.86, 1.1)]),
    far,
  );
  peaks(
    c,
    r,
    g + 10,
    H * 0.62,
    [
      [0.52, 0.7],
      [-0.62, 0.62],
      [-0.34, 0.66],
    ]
      .map(([k, h]) => [fx + span * (k + r.f(-0.05, 0.05)), h * r.f(0.8, 1.2)])
      .concat([[fx + r.f(-170, 170), r.f(0.94, 1.14)]]),
    inks,
  );
  cloud(c, r, fx - r.f(220, 380), g - H * 0.26, 280, mix(p.cloud, p.far, 0.2));
  cloud(c, r, fx + r.f(260, 420), g - H * 0.2, 240, mix(p.cloud, p.far, 0.2));
  hills(c, r, g - 20, 90, p.mid, { steps: 7 });
  for (let k = 0; k < 16; k++) {
    const x = r.f(-20, W + 20);
    if (Math.abs(x - fx) < H * 0.24) continue;
    deodar(c, x, g + r.f(-14, 12), r.f(110, 210), p.near, p.leaf2);
  }
  c.f(p.leaf, box(0, g, W, H - g));
  c.f(
    mix(p.leaf, p.g1, 0.5),
    `M0 ${n(g + 30)}Q${pt(W * 0.3, g - 8)} ${pt(W * 0.56, g + 26)}T${pt(W, g + 14)}V${n(g)}H0Z`,
  );
  c.f(
    p.g1,
    `M${pt(fx - 130, g)}H${n(fx - 40)}C${pt(fx + 10, g + 50)} ${pt(fx - 220, g + 80)} ${pt(fx - 40, H + 10)}H${n(fx - 380)}C${pt(fx - 460, g + 90)} ${pt(fx - 150, g + 60)} ${pt(fx - 130, g)}Z`,
  );
  let slab = '';
  for (const t of [0.12, 0.3, 0.52, 0.78])
    slab += hline(fx - 130 - 200 * t, fx - 30 - 60 * t, g + (H - g) * t);
  c.s(p.g2, 2.6, slab);
  c.f(
    mix(p.leaf, p.ink, 0.34),
    poly([
      [fx - 200, g],
      [fx + 230, g],
      [fx + 320, g + 34],
      [fx, g + 28],
    ]),
  );
  place(
    c,
    fixed(r, 'tower', (q) => kedara(c, q, {})),
    fx,
    g + 8,
    isTall(c) ? W * 0.72 : W * 0.44,
    g * 0.56,
  );
  // prayer bells' string and cairns; a stream with stones
  const sx = fx + Math.min(W * 0.34, 430);
  c.f(
    p.water,
    `M${pt(sx, g)}h40C${pt(sx + 20, g + 50)} ${pt(sx + 170, g + 70)} ${pt(sx + 130, H + 10)}H${n(sx - 70)}C${pt(sx - 10, g + 90)} ${pt(sx - 60, g + 40)} ${pt(sx, g)}Z`,
  );
  c.s(
    p.water2,
    3,
    `M${pt(sx + 20, g + 8)}q-30 40 10 70t40 90M${pt(sx - 4, g + 60)}q20 40 10 80`,
    'stroke-linecap="round"',
  );
  for (let k = 0; k < 5; k++) boulder(c, r, sx + r.f(-110, 170), g + r.f(40, H - g), r.f(14, 40));
  for (let k = 0; k < 3; k++)
    deodar(c, fx - Math.min(W * 0.36, 470) + r.f(-90, 60), g + r.f(20, 70), r.f(240, 330));
  crowd(c, r.sub('people'), {
    x: fx - 190,
    spread: 300,
    y0: g + 26,
    y1: H - 44,
    count: r.i(3, 5),
    kinds: ['pilgrim', 'monk', 'woman', 'pilgrim'],
  });
  const side = fx > W / 2 ? 0 : W;
  if (r.chance(0.6)) {
    deodar(c, side + (side ? -20 : 20), H + 60, H * 0.7, p.front, p.near);
    deodar(c, side + (side ? -130 : 130), H + 80, H * 0.46, p.front, p.near);
  } else grass(c, r, -20, W * 0.5, H + 8, p.front, 46, 30);
}

export const templeScenes = {
  gopuram: gopuramScene,
  vimana: vimanaScene,
  nagara: nagaraScene,
  hoysala: hoysalaScene,
  kerala: keralaScene,
  deul: deulScene,
  cave: caveScene,
  himalaya: himalayaScene,
};
