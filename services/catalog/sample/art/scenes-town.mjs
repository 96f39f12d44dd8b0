// Courtyard, hall, tree and street. Light always comes from the left; c.focus is where the subject stands.
import {
  coarse,
  n,
  pt,
  box,
  disc,
  arch,
  kalasam,
  figure,
  vline,
  curve,
  poly,
  open,
  sym,
  slice,
} from './core.mjs';
import { mix } from './palettes.mjs';
import { sky, hills, treeline, palm, tree, water } from './landscape.mjs';
import { person, seated, cow, diya, peacock } from './life.mjs';
import { isTall, through, groundKolam, foreground, crowd, maybeCow, tiledHouse, tower } from './setting.mjs';

function ashram(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.7, 0.73);
  const fx = W * c.focus + r.f(-0.02, 0.02) * W;
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 200 : r.f(250, 380)),
    y: H * r.f(0.18, 0.26),
    R: r.f(70, 92),
    horizon: g,
  });
  // a sacred hill behind
  const hx = fx + r.f(40, 200);
  c.f(
    p.far,
    curve([
      [hx - 700, g],
      [hx - 340, g - H * 0.22],
      [hx - 80, g - H * 0.44],
      [hx, g - H * 0.48],
      [hx + 90, g - H * 0.42],
      [hx + 330, g - H * 0.26],
      [hx + 760, g],
    ]) + 'Z',
  );
  c.f(
    p.mid,
    curve([
      [hx, g - H * 0.48],
      [hx + 90, g - H * 0.42],
      [hx + 330, g - H * 0.26],
      [hx + 760, g],
    ]) + `H${n(hx + 200)}L${pt(hx + 140, g - H * 0.2)}L${pt(hx + 20, g - H * 0.3)}Z`,
    'opacity=".5"',
  );
  treeline(c, r, -40, W + 40, g - 60, 80, p.near, { palms: r.i(5, 9), foot: g + 20 });
  const w = Math.min(W * (isTall(c) ? 0.92 : 0.6), 860);
  c.f(p.g1, box(0, g, W, H - g));
  c.f(
    p.g2,
    poly([
      [fx - w / 2, g],
      [fx + w / 2 + 20, g],
      [fx + w / 2 + 120, g + 50],
      [fx - w / 2 + 120, g + 44],
    ]),
  );
  // a little shrine tower beyond the hall
  c.at(fx + w * 0.2, g - H * 0.14, 0.62, () => {
    const half = [
      [104, 0],
      [104, -96],
      [116, -104],
      [86, -116],
      [80, -160],
      [92, -168],
      [60, -182],
      [56, -212],
    ];
    c.f(p.cream, sym(0, half));
    c.f(p.shade, slice(0, half, 0.3, 1));
    c.f(p.stone, 'M-66 -206C-84 -256 -30 -290 0 -312C30 -290 84 -256 66 -206Z');
    c.f(p.deep, arch(0, -116, 34, 40) + arch(0, -168, 24, 26));
    c.f(p.paint[2], kalasam(0, -306, 60));
  });
  tiledHouse(c, fx, g + 10, w, H * 0.27, { bays: isTall(c) ? 6 : 8, door: 0.42 });
  if (!isTall(c)) {
    const sx = fx + (c.focus > 0.5 ? -1 : 1) * (w / 2 + 220);
    tiledHouse(c, sx, g + 30, 250, H * 0.22, { bays: 3, door: 0.5, roof: mix(p.paint[0], p.deep, 0.25) });
  }
  // courtyard floor, tulsi altar, well, people in the shade
  c.s(
    p.g2,
    2.6,
    Array.from({ length: 26 }, () => `M${pt(r.f(0, W), r.f(g + 40, H))}h${n(r.f(20, 70))}`).join(''),
    'stroke-linecap="round"',
  );
  groundKolam(c, r.sub('k'), fx + r.f(-60, 40), g + (H - g) * 0.46, 280, 0.3);
  const side = r.pick([-1, 1]);
  const tx = fx + side * Math.min(W * 0.3, 330);
  c.f(p.g2, disc(tx + 20, g + 84, 70, 10));
  c.f(p.paint[3], box(tx - 30, g + 14, 60, 68) + box(tx - 42, g + 74, 84, 12) + box(tx - 38, g + 8, 76, 10));
  c.f(p.paint[0], [0, 2, 4].map((k) => box(tx - 30 + k * 12, g + 20, 12, 54)).join(''));
  c.f(p.leaf2, disc(tx, g - 16, 30, 26) + disc(tx - 16, g - 4, 18) + disc(tx + 17, g - 2, 17));
  c.f(p.leaf, disc(tx - 9, g - 24, 13, 10) + disc(tx + 12, g - 14, 9, 7));
  diya(c, tx, g + 70, 17);
  const tree0 = fx - side * Math.min(W * 0.4, 520);
  tree(c, r, tree0, g + (H - g) * 0.4, H * (isTall(c) ? 0.4 : 0.52));
  c.f(p.stone, disc(tree0, g + (H - g) * 0.4 + 6, 110, 20));
  c.f(p.lit, disc(tree0, g + (H - g) * 0.4, 110, 18));
  seated(c, r, tree0 - 44, g + (H - g) * 0.4 + 4, 66);
  seated(c, r, tree0 + 46, g + (H - g) * 0.4 + 8, 66, { robe: p.paint[0] });
  crowd(c, r.sub('people'), {
    x: fx,
    spread: w * 0.8,
    y0: g + 26,
    y1: g + (H - g) * 0.5,
    count: r.i(2, 4),
    kinds: ['monk', 'woman', 'man', 'monk'],
  });
  if (r.chance(0.75)) peacock(c, fx + side * r.f(60, 160), H - r.f(40, 76), 96, r.chance(0.5));
  else cow(c, fx + side * 120, H - 50, 100, { body: p.cream, flip: r.chance(0.5) });
  foreground(c, r.sub('front'), { fx, kinds: ['bough', 'pillar', 'grass', 'bough'] });
}

function shala(c, r) {
  const { W, H, p } = c;
  const fx = W * c.focus;
  const sill = H * 0.64;
  const view = r.pick(['hills', 'palms', 'sea', 'hills']);
  sky(c, r.sub('sky'), {
    x: fx + r.f(-90, 90),
    y: sill - H * r.f(0.16, 0.26),
    R: r.f(88, 116),
    horizon: sill,
    birds: true,
  });
  if (view === 'sea') water(c, r.sub('w'), sill - 110, sill + 10, { glint: fx });
  if (view === 'hills') {
    hills(c, r, sill - 70, 150, p.far, { steps: 5 });
    hills(c, r, sill - 20, 110, p.mid, { steps: 6 });
  } else
    hills(c, r, sill - (view === 'sea' ? 96 : 20), 60, p.far, {
      steps: 4,
      foot: sill - (view === 'sea' ? 100 : 0),
    });
  treeline(c, r, -40, W + 40, sill - 12, 46, p.near, { palms: 4, foot: sill + 10 });
  for (let k = 0; k < Math.round(W / 300); k++)
    palm(c, r, r.f(0.02, 0.98) * W, sill + 10, r.f(240, 380), {
      trunk: p.near,
      back: p.leaf2,
      front: p.leaf,
    });
  // floor boards running to the light
  const wood = p.stars ? p.g1 : p.g1;
  c.f(wood, box(0, sill, W, H - sill));
  let boards = '';
  for (let k = -18; k <= 18; k++) boards += `M${pt(fx + k * 84, sill)}L${pt(fx + k * 84 * 2.3, H)}`;
  c.s(p.g2, 2.4, boards);
  c.f(
    p.cream,
    poly([
      [fx - 110, sill],
      [fx + 110, sill],
      [fx + 230, H],
      [fx - 230, H],
    ]),
    'opacity=".28"',
  );
  c.f(p.g2, box(0, sill, W, 7));
  // railing
  let rail = '';
  for (let x = 10; x < W; x += 22) rail += box(x, sill - 46, 5, 50);
  c.f(p.deep, rail + box(0, sill - 54, W, 10) + box(0, sill - 8, W, 8));
  // posts and roof
  const posts = isTall(c)
    ? [0.06, 0.94]
    : W > 1500
      ? [0.03, 0.27, 0.5, 0.73, 0.97]
      : [0.04, 0.34, 0.66, 0.96];
  const roofY = H * (isTall(c) ? 0.2 : 0.17);
  for (const t of posts) {
    const x = W * t + (c.focus - 0.5) * 60 * (t > 0.1 && t < 0.9 ? 1 : 0);
    const half = [
      [24, sill + 14],
      [24, sill - 20],
      [15, sill - 32],
      [13, roofY + 70],
      [22, roofY + 56],
      [34, roofY + 30],
      [34, roofY],
    ];
    c.f(p.deep, sym(x, half));
    c.f(p.shade, slice(x, half, -1, -0.35));
  }
  c.f(
    p.front,
    poly([
      [-10, -10],
      [W + 10, -10],
      [W + 10, roofY + 26],
      [fx, roofY - 4],
      [-10, roofY + 26],
    ]),
  );
  let raft = '';
  for (let k = -24; k <= 24; k++)
    raft += `M${pt(fx + k * 50, -10)}L${pt(fx + k * 74, roofY + 4 + Math.min(24, (Math.abs(k) * 74 * 24) / (W * 0.5)))}`;
  c.s(p.near, 6, raft);
  c.s(
    p.deep,
    14,
    open([
      [-10, roofY + 24],
      [fx, roofY - 6],
      [W + 10, roofY + 24],
    ]),
  );
  let fringe = '';
  for (let x = -6; x < W + 10; x += 15) {
    const y = roofY + 30 - 30 * (1 - Math.min(1, Math.abs(x - fx) / Math.max(fx, W - fx)));
    fringe += `M${pt(x, y)}l5 ${n(r.f(12, 26))}l6 ${n(-r.f(12, 22))}Z`;
  }
  c.f(p.deep, fringe);
  // hanging lamp
  const lx = fx + (c.focus > 0.5 ? -1 : 1) * Math.min(W * 0.24, 300);
  c.s(p.paint[2], 3, vline(lx, roofY, roofY + 130), 'stroke-dasharray="6 4"');
  c.f(
    p.paint[2],
    `M${pt(lx - 30, roofY + 134)}h60q-8 24 -30 24q-22 0 -30 -24Z` + kalasam(lx, roofY + 138, 30),
  );
  for (const k of [-22, 0, 22]) c.f(p.paint[0], `M${pt(lx + k, roofY + 134)}q-7 -10 0 -20q7 10 0 20Z`);
  // mats and sitters, a teacher facing them
  const mats = [
    p.paint[1],
    p.paint[0],
    p.paint[2],
    mix(p.paint[1], p.cream, 0.3),
    mix(p.paint[0], p.cream, 0.25),
  ];
  const sit = (x, y, h, k) => {
    const w = h * 0.92;
    c.f(
      mats[k % mats.length],
      poly([
        [x - w * 0.58, y - h * 0.1],
        [x + w * 0.58, y - h * 0.1],
        [x + w * 0.78, y + h * 0.24],
        [x - w * 0.78, y + h * 0.24],
      ]),
    );
    c.s(
      p.cream,
      2.4,
      open([
        [x - w * 0.54, y - h * 0.03],
        [x + w * 0.54, y - h * 0.03],
      ]) +
        open([
          [x - w * 0.7, y + h * 0.18],
          [x + w * 0.7, y + h * 0.18],
        ]),
      'opacity=".6"',
    );
    seated(c, r, x, y + h * 0.06, h, { robe: r.pick([p.paint[0], p.paint[1], p.paint[2], p.near]) });
  };
  c.f(
    p.near,
    poly([
      [fx - 96, sill + 36],
      [fx + 96, sill + 36],
      [fx + 112, sill + 60],
      [fx - 112, sill + 60],
    ]),
  );
  sit(fx, sill + 46, 84, 2);
  const row1 = isTall(c) ? 2 : W > 1500 ? 5 : 4;
  for (let k = 0; k < row1; k++)
    sit(fx + (k - (row1 - 1) / 2) * (isTall(c) ? 300 : 245), sill + (H - sill) * 0.46, 100, k);
  const row2 = isTall(c) ? 3 : row1 - 1;
  for (let k = 0; k < row2; k++) sit(fx + (k - (row2 - 1) / 2) * 300, H - (isTall(c) ? 76 : 46), 128, k + 2);
  diya(c, fx - 150, sill + 58, 24);
  diya(c, fx + 150, sill + 58, 24);
}

function banyan(c, r) {
  const { W, H, p } = c;
  const g = H * r.f(0.77, 0.8);
  const fx = W * c.focus + r.f(-0.03, 0.03) * W;
  sky(c, r.sub('sky'), {
    x: fx - (isTall(c) ? 300 : r.f(420, 520)),
    y: H * r.f(0.34, 0.46),
    R: r.f(80, 104),
    horizon: g,
  });
  hills(c, r, g - 30, 120, p.far, { steps: 5 });
  treeline(c, r, -40, W + 40, g - 20, 46, p.mid, { palms: r.i(4, 8), foot: g + 20 });
  if (r.chance(0.6))
    through(c, p.mid, 0.45, () =>
      tower(c, r, 'far', fx + (c.focus > 0.5 ? -1 : 1) * Math.min(W * 0.38, 640), g, 300, H * 0.3, {
        tiers: 5,
        style: 'stone',
        fine: false,
      }),
    );
  c.f(p.g1, box(0, g, W, H - g));
  c.f(p.g2, disc(fx + 60, g + 48, Math.min(W * 0.46, 520), 34));
  const half = Math.min(W * 0.5, 560);
  const cy = H * 0.3;
  const bark = p.deep;
  const barkLit = mix(p.deep, p.stone, 0.38);
  // trunk of fused stems
  c.f(
    bark,
    `M${pt(fx - 170, g + 20)}C${pt(fx - 70, g - 40)} ${pt(fx - 90, g - 160)} ${pt(fx - 210, cy + 70)}L${pt(fx - 150, cy + 40)}C${pt(fx - 100, cy + 120)} ${pt(fx - 60, cy + 130)} ${pt(fx - 40, cy + 20)}H${n(fx + 40)}C${pt(fx + 60, cy + 130)} ${pt(fx + 110, cy + 120)} ${pt(fx + 160, cy + 36)}L${pt(fx + 230, cy + 70)}C${pt(fx + 100, g - 170)} ${pt(fx + 80, g - 40)} ${pt(fx + 180, g + 20)}Z`,
  );
  let grain = '';
  for (let k = -5; k <= 5; k++)
    grain += `M${pt(fx + k * 22, g + 14 - Math.abs(k) * 2)}C${pt(fx + k * 12, g - 80)} ${pt(fx + k * 11, g - 150)} ${pt(fx + k * 26, cy + 90 - Math.abs(k) * 4)}`;
  c.s(barkLit, 5, grain, 'stroke-linecap="round"');
  // aerial roots
  let roots = '';
  for (let k = 0; k < 17; k++) {
    const x = fx + r.f(-0.86, 0.86) * half;
    if (Math.abs(x - fx) < 120) continue;
    roots += `M${pt(x, cy + 60)}C${pt(x + r.f(-10, 10), cy + 160)} ${pt(x + r.f(-12, 12), g - 120)} ${pt(x + r.f(-8, 8), r.chance(0.55) ? g + 10 : g - r.f(70, 180))}`;
  }
  c.s(bark, 6, roots, 'stroke-linecap="round"');
  for (const s of [-1, 1]) {
    const x = fx + s * half * r.f(0.5, 0.62);
    c.f(
      bark,
      `M${pt(x - 26, g + 16)}C${pt(x - 8, g - 90)} ${pt(x - 6, cy + 190)} ${pt(x - 12, cy + 60)}h26C${pt(x + 8, cy + 190)} ${pt(x + 10, g - 90)} ${pt(x + 26, g + 16)}Z`,
    );
    c.s(barkLit, 4, `M${pt(x - 6, g + 6)}C${pt(x, g - 90)} ${pt(x, cy + 190)} ${pt(x - 2, cy + 80)}`);
  }
  // canopy in three tones
  const crown = (k, dy, fill, count, rr) => {
    let d = disc(fx, cy + dy, half * 0.8 * k, H * 0.15 * k);
    for (let q = 0; q < count; q++) {
      const a = (q / count) * Math.PI * 2 + r.f(0, 0.3);
      d += disc(
        fx + Math.cos(a) * half * 0.82 * k,
        cy + dy + Math.sin(a) * H * 0.14 * k,
        rr * r.f(0.8, 1.15),
        rr * 0.78,
      );
    }
    c.f(fill, d);
  };
  crown(1.02, 20, p.leaf2, 17, half * 0.21);
  crown(0.84, -24, mix(p.leaf2, p.leaf, 0.5), 14, half * 0.17);
  const lit = [];
  for (let q = 0; q < 13; q++)
    lit.push(
      disc(
        fx - half * 0.2 + r.f(-0.56, 0.5) * half,
        cy - H * 0.06 + r.f(-0.09, 0.06) * H,
        half * r.f(0.06, 0.12),
        half * r.f(0.035, 0.07),
      ),
    );
  c.f(p.leaf, lit.join(''));
  let leaves = '';
  for (let q = 0; q < 90; q++) {
    const a = r.f(0, 6.28);
    const m = Math.sqrt(r.next());
    leaves += `M${pt(fx + Math.cos(a) * half * 0.94 * m, cy + 8 + Math.sin(a) * H * 0.19 * m)}q7 -9 15 0q-8 6 -15 0Z`;
  }
  c.f(p.leaf, leaves);
  // platform, shrine, serpent stones, lamps
  c.f(p.stone, disc(fx, g + 24, 300, 34));
  c.f(p.shade, `M${pt(fx - 300, g + 24)}a300 34 0 0 0 600 0v30a300 34 0 0 1 -600 0Z`);
  c.f(p.lit, disc(fx, g + 20, 292, 29));
  let joints = '';
  for (let k = -7; k <= 7; k++) joints += vline(fx + k * 38, g + 56 - k * k * 0.36, g + 86 - k * k * 0.42);
  c.s(p.deep, 2, joints, 'opacity=".5"');
  const sx = fx + r.pick([-1, 1]) * r.f(120, 160);
  c.f(p.cream, box(sx - 54, g - 84, 108, 108));
  c.f(p.paint[0], [0, 2, 4].map((k) => box(sx - 54 + k * 21.6, g - 84, 21.6, 108)).join(''));
  c.f(p.ink, arch(sx, g + 24, 54, 84));
  c.f(p.stone, figure(sx, g + 22, 58));
  c.f(p.paint[2], disc(sx, g - 50, 3) + `M${pt(sx - 24, g - 40)}q24 26 48 0l-3 6q-21 24 -42 0Z`);
  c.f(
    p.stone,
    box(sx - 64, g - 96, 128, 14) +
      sym(sx, [
        [50, g - 96],
        [44, g - 112],
        [30, g - 118],
        [26, g - 132],
        [10, g - 146],
      ]),
  );
  c.f(p.paint[2], kalasam(sx, g - 144, 36));
  diya(c, sx - 40, g + 34, 18);
  diya(c, sx + 40, g + 34, 18);
  const other = sx > fx ? -1 : 1;
  for (let k = 0; k < 3; k++) {
    const x = fx + other * (90 + k * 46);
    c.f(p.shade, arch(x, g + 26, 34, 62 - k * 5));
    c.s(p.lit, 3, `M${pt(x, g + 20)}c-14 -10 14 -16 0 -26s12 -10 0 -20`);
  }
  seated(c, r, fx - 10, g + 30, 72);
  if (r.chance(0.6)) seated(c, r, fx + other * 250, g + 40, 70);
  crowd(c, r.sub('people'), {
    x: fx,
    spread: Math.min(W * 0.9, 1000),
    y0: g + 90,
    y1: H - 30,
    count: r.i(2, 5),
    beast: maybeCow(r, fx + other * Math.min(W * 0.38, 420), g + (H - g) * 0.66, 0.6),
  });
  foreground(c, r.sub('front'), { fx, kinds: ['grass', 'grass', 'none'] });
}

function ther(c, r) {
  const { W, H, p } = c;
  const g = H * 0.7; // vanishing line of the street
  const fx = W * c.focus;
  const vx = fx - (isTall(c) ? 205 : r.f(200, 280));
  sky(c, r.sub('sky'), { x: vx - r.f(60, 160), y: H * r.f(0.22, 0.3), R: r.f(80, 104), horizon: g });
  tower(c, r, 'end', vx, g + 6, isTall(c) ? 420 : 460, H * 0.48, {
    tiers: 7,
    style: p.stars ? 'painted' : 'limewash',
    fine: true,
  });
  c.f(p.g1, box(0, g, W, H - g));
  // houses on both sides in perspective
  const tones = [
    mix(p.paint[1], p.cream, 0.5),
    p.cream,
    mix(p.paint[2], p.cream, 0.45),
    mix(p.paint[0], p.cream, 0.55),
    mix(p.leaf, p.cream, 0.5),
  ];
  for (const s of [-1, 1]) {
    const end = s < 0 ? vx + 70 : W - vx + 70;
    const depth = (t) => 150 * (1 - t) ** 1 + (end + 60) * t; // distance from the axis
    const list = 5;
    for (let k = 0; k < list; k++) {
      const [t0, t1] = [(k / list) ** 1.5, ((k + 1) / list) ** 1.5];
      const [x0, x1] = [vx + s * depth(t0), vx + s * depth(t1)];
      const q = (t) => 0.2 + t * 1.15;
      const [h0, h1] = [150 * q(t0), 150 * q(t1)];
      const [y0, y1] = [g + 4 + t0 * (H - g) * 0.9, g + 4 + t1 * (H - g) * 0.9];
      const body = tones[(k + (s > 0 ? 2 : 0) + r.i(0, 1)) % tones.length];
      c.f(
        s < 0 ? mix(body, p.shade, 0.3) : body,
        poly([
          [x0, y0],
          [x1, y1],
          [x1, y1 - h1 * 1.25],
          [x0, y0 - h0 * 1.25],
        ]),
      );
      // plinth band, veranda gap and posts
      c.f(
        p.deep,
        poly([
          [x0, y0 - h0 * 0.18],
          [x1, y1 - h1 * 0.18],
          [x1, y1 - h1 * 0.86],
          [x0, y0 - h0 * 0.86],
        ]),
        'opacity=".62"',
      );
      const posts = 3;
      for (let m = 0; m <= posts; m++) {
        const f = m / posts;
        const [px, py, ph] = [x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, h0 + (h1 - h0) * f];
        c.f(p.lit, box(px - ph * 0.025, py - ph * 0.9, ph * 0.05, ph * 0.74));
      }
      c.f(
        p.paint[0],
        poly([
          [x0, y0],
          [x1, y1],
          [x1, y1 - h1 * 0.06],
          [x0, y0 - h0 * 0.06],
        ]),
      );
      // tiled lean-to and parapet
      const out = (h) => -s * h * 0.26;
      const roof = [
        [x0 + out(h0), y0 - h0 * 0.8],
        [x1 + out(h1), y1 - h1 * 0.8],
        [x1, y1 - h1 * 1.2],
        [x0, y0 - h0 * 1.2],
      ];
      c.f(s < 0 ? mix(p.paint[0], p.deep, 0.3) : p.paint[0], poly(roof));
      let tile = '';
      for (let m = 0; m <= 9; m++) {
        const f = m / 9;
        tile += `M${pt(roof[3][0] + (roof[2][0] - roof[3][0]) * f, roof[3][1] + (roof[2][1] - roof[3][1]) * f)}L${pt(roof[0][0] + (roof[1][0] - roof[0][0]) * f, roof[0][1] + (roof[1][1] - roof[0][1]) * f)}`;
      }
      c.s(p.deep, 1.8, tile, 'opacity=".5"');
      if (r.chance(0.55)) {
        const at = (f, k) => [x0 + (x1 - x0) * f, y0 + (y1 - y0) * f - (h0 + (h1 - h0) * f) * k];
        c.f(
          mix(body, p.shade, s < 0 ? 0.34 : 0.1),
          poly([at(0.06, 1.12), at(0.94, 1.12), at(0.94, 1.7), at(0.06, 1.7)]),
        );
        c.f(mix(body, p.cream, 0.4), poly([at(0.02, 1.66), at(0.98, 1.66), at(0.98, 1.76), at(0.02, 1.76)]));
        c.f(
          p.deep,
          [0.22, 0.5, 0.78]
            .map((f) =>
              poly([at(f - 0.07, 1.28), at(f + 0.07, 1.28), at(f + 0.07, 1.56), at(f - 0.07, 1.56)]),
            )
            .join(''),
          'opacity=".7"',
        );
      }
    }
  }
  // street lines and kolams at the doors
  c.s(
    p.g2,
    2.4,
    [-3, -1.4, 0, 1.4, 3].map((k) => `M${pt(vx + k * 34, g + 8)}L${pt(vx + k * 330, H)}`).join(''),
  );
  groundKolam(c, r.sub('k1'), vx - (isTall(c) ? 150 : 300), H - 70, 220, 0.26);
  // bunting over the street
  for (const [y0, dip, k] of [
    [g - 150, 30, 1],
    [g - 250, 46, 1.7],
  ]) {
    const half = 210 * k;
    c.s(
      p.deep,
      3 * k,
      vline(vx - half, y0 - 10, g + 30 * k * k) + vline(vx + half, y0 - 10, g + 30 * k * k),
      'stroke-linecap="round"',
    );
    c.s(p.deep, 2, `M${pt(vx - half, y0)}Q${pt(vx, y0 + dip * 2)} ${pt(vx + half, y0)}`);
    let a = '';
    let b = '';
    for (let m = 1; m < 14; m++) {
      const f = m / 14;
      const x = vx - half + 2 * half * f;
      const y = y0 + 4 * dip * f * (1 - f);
      const leaf = `M${pt(x - 6 * k, y)}h${n(12 * k)}l${pt(-6 * k, 20 * k)}Z`;
      if (m % 2) a += leaf;
      else b += leaf;
    }
    c.f(p.leaf2, a);
    c.f(p.paint[2], b);
  }
  const s = Math.min(isTall(c) ? (W * 0.5) / 420 : 1.0, (H * 0.84) / 800);
  const tx = fx + (isTall(c) ? 165 : 140);
  const ty = g + (H - g) * 0.62;
  c.f(p.g2, disc(tx + 40, ty, 230 * s, 18));
  c.at(tx, ty, s, () => coarse(() => chariot(c)));
  // ropes and pullers
  const px = tx - 150 * s;
  const py = ty + (H - ty) * 0.36;
  const list = isTall(c) ? 5 : 8;
  let rope = '';
  for (const k of [0, 1])
    rope += `M${pt(tx - 120 * s, ty - 60 * s + k * 16)}Q${pt(px - 120, py - 40 + k * 26)} ${pt(px - list * 56, py - 34 + k * 44)}`;
  c.s(p.deep, 5, rope, 'stroke-linecap="round"');
  for (let k = 0; k < list; k++)
    person(
      c,
      r,
      px - 30 - k * 56,
      py + (k % 2) * 34 + r.f(-6, 6),
      88,
      r.pick(['man', 'pilgrim', 'woman', 'man']),
    );
  crowd(c, r.sub('people'), { x: tx + 200, spread: 300, y0: ty - 6, y1: H - 30, count: r.i(3, 5) });
  foreground(c, r.sub('front'), { fx: W, kinds: ['bough', 'none', 'none'] });
}

function chariot(c) {
  const { p } = c;
  const wood = mix(p.deep, p.paint[0], 0.3);
  const woodLit = mix(wood, p.stone, 0.5);
  // wheels
  for (const x of [-120, 120]) {
    c.f(p.deep, disc(x, -58, 60));
    c.f(wood, disc(x, -58, 50));
    c.s(
      woodLit,
      5,
      disc(x, -58, 36) + `M${x - 50} -58h100M${x} -108v100M${x - 35} -93l70 70M${x + 35} -93l-70 70`,
    );
    c.f(p.paint[2], disc(x, -58, 13));
  }
  // carved base in steps, flaring upward
  const steps = [
    [104, -60, 128, -112],
    [128, -112, 138, -124],
    [120, -124, 152, -184],
    [152, -184, 164, -198],
    [140, -198, 178, -262],
    [178, -262, 190, -280],
  ];
  steps.forEach(([a, y0, b, y1], i) => {
    const half = [
      [a, y0],
      [b, y1],
    ];
    c.f(i % 2 ? p.paint[2] : wood, sym(0, half));
    if (i % 2 === 0) {
      c.f(woodLit, slice(0, half, -1, -0.55));
      let figs = '';
      for (let k = -5; k <= 5; k++) figs += figure((k * (a + b)) / 2 / 5.8, y0 - 4, (y0 - y1) * 0.84);
      c.f(woodLit, figs);
      c.f(p.deep, slice(0, half, 0.62, 1), 'opacity=".5"');
    } else c.f(p.shade, slice(0, half, 0.5, 1));
  });
  // prancing horses at the front corner
  c.at(-178, -250, 1, () => {
    c.f(
      p.cream,
      'M34 20Q10 26 -8 14Q-24 4 -30 -18Q-42 -22 -52 -12Q-60 -22 -46 -38Q-40 -56 -24 -54Q-10 -44 -4 -30Q20 -28 34 -16ZM-10 10L-34 34L-40 30L-22 4ZM4 18L-12 46L-18 42L-8 14Z',
    );
    c.f(p.paint[0], 'M-24 -54Q-8 -46 -2 -30L-8 -26Q-14 -42 -28 -48Z');
  });
  // the shrine and its cloth canopy
  c.f(p.ink, box(-104, -420, 208, 140));
  c.f(p.paint[2], arch(0, -282, 76, 122));
  c.f(p.deep, arch(0, -282, 58, 104));
  c.f(p.paint[0], figure(0, -284, 80));
  for (const x of [-110, -62, 62, 110]) {
    c.f(p.paint[0], box(x - 11, -424, 22, 144));
    c.f(p.paint[3], box(x - 11, -400, 22, 16) + box(x - 11, -364, 22, 16) + box(x - 11, -328, 22, 16));
  }
  const bands = [
    [168, -420, 148, -476],
    [148, -476, 122, -540],
    [122, -540, 92, -602],
    [92, -602, 58, -656],
  ];
  bands.forEach(([a, y0, b, y1], i) => {
    const half = [
      [a, y0],
      [a * 0.99, y0 - 10],
      [b, y1],
    ];
    c.f(i % 2 ? p.paint[3] : p.paint[0], sym(0, half));
    let stripes = '';
    const m = 9;
    for (let k = 0; k < m; k++) {
      const f0 = -1 + (2 * (k + 0.25)) / m;
      const f1 = -1 + (2 * (k + 0.6)) / m;
      stripes += poly([
        [a * f0, y0],
        [b * f0, y1],
        [b * f1, y1],
        [a * f1, y0],
      ]);
    }
    c.f(i % 2 ? p.paint[1] : p.paint[2], stripes);
    c.f(p.deep, slice(0, half, 0.5, 1), 'opacity=".26"');
    let fringe = '';
    const cnt = Math.round(a / 9);
    for (let k = 0; k < cnt; k++)
      fringe += `M${pt(-a + (2 * a * k) / cnt, y0 - 2)}h${n((2 * a) / cnt)}l${pt(-a / cnt, 15)}Z`;
    c.f(i % 2 ? p.paint[0] : p.paint[1], fringe);
  });
  c.f(
    p.paint[2],
    sym(0, [
      [58, -656],
      [66, -668],
      [46, -690],
      [16, -706],
    ]) + kalasam(0, -704, 76),
  );
  for (const x of [-150, 150]) {
    c.s(p.deep, 4, vline(x, -420, -520));
    c.f(x < 0 ? p.paint[2] : p.paint[0], `M${x} -520l46 14l-46 16Z`);
  }
  // tassels
  for (const s of [-1, 1])
    for (const k of [0, 1, 2]) c.f(p.paint[k], `M${s * (150 - k * 20) - 7} -418h14l4 64h-22Z`);
}

export const townScenes = { ashram, shala, banyan, ther };
