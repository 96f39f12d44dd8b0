// River, cape and backwaters. Light always comes from the left; c.focus is where the subject stands.
import { coarse, n, pt, box, disc, arch, kalasam, hline, blob, poly, sym, slice } from './core.mjs';
import { mix } from './palettes.mjs';
import { sky, treeline, palm, water, flock } from './landscape.mjs';
import { person, seated, diya, rowboat, cattleEgret } from './life.mjs';
import { riverTemple, ghatHouse, chhatri, pennant } from './temples-north.mjs';
import { isTall, through, foreground, crowd, mandapam, tiledHouse, place } from './setting.mjs';

function ghats(c, r) {
  const { W, H, p } = c;
  const bank = H * r.f(0.66, 0.7);
  const quay = bank - H * 0.17;
  const fx = W * c.focus;
  const sunX = W * (isTall(c) ? 0.24 : Math.max(0.16, c.focus - 0.36));
  sky(c, r.sub('sky'), { x: sunX, y: H * r.f(0.26, 0.38), R: r.f(82, 108), horizon: bank });
  c.f(p.far, `M0 ${n(bank - 22)}Q${pt(W * 0.2, bank - 40)} ${pt(W * 0.5, bank - 20)}V${n(bank + 10)}H0Z`);
  const left = isTall(c) ? W * 0.3 : Math.max(W * 0.24, fx - 520);
  // hazy upper town
  through(c, p.mid, 0.55, () => {
    for (let x = left + 60; x < W + 40; x += r.f(110, 170))
      coarse(() =>
        ghatHouse(
          c,
          r,
          x,
          quay + 20,
          r.f(110, 170),
          H * r.f(0.14, 0.3) * Math.min(1, 0.5 + (x - left) / 500),
        ),
      );
    for (let k = 0; k < 2; k++)
      place(c, () => riverTemple(c), left + r.f(0.25, 0.8) * (W - left), quay + 30, 300, H * r.f(0.3, 0.42));
  });
  // the front row
  let x = left;
  let turn = 0;
  while (x < W + 30) {
    const w = r.f(90, 190);
    const grow = Math.min(1, 0.5 + (x - left) / 420);
    const own = c.p;
    const tint = r.pick([null, p.paint[0], p.paint[2], p.paint[1], null, null]);
    if (tint)
      c.p = {
        ...own,
        stone: mix(own.stone, tint, 0.34),
        shade: mix(own.shade, tint, 0.3),
        lit: mix(own.lit, tint, 0.1),
      };
    if (turn % 3 === 1) {
      c.f(p.stone, box(x, quay - 46, w, 60));
      place(c, () => riverTemple(c), x + w * 0.5, quay + 14, w * 1.5, H * r.f(0.27, 0.37) * grow);
    } else coarse(() => ghatHouse(c, r, x, quay + 14, w, H * r.f(0.15, 0.27) * grow));
    c.p = own;
    x += w + r.f(-4, 10);
    turn++;
  }
  // the stairs
  const edge = (t) => left - 30 - t * 130;
  c.f(
    p.stone,
    poly([
      [edge(0), quay],
      [W, quay],
      [W, bank + 10],
      [edge(1), bank + 10],
    ]),
  );
  const rows = 11;
  let treads = '';
  let risers = '';
  for (let k = 0; k < rows; k++) {
    const y = quay + ((bank + 8 - quay) * k) / rows;
    treads += poly([
      [edge(k / rows), y],
      [W, y],
      [W, y + 7],
      [edge(k / rows) - 6, y + 7],
    ]);
    risers += hline(edge(k / rows) - 4, W, y + 8);
  }
  c.f(p.lit, treads);
  c.s(p.shade, 2.6, risers);
  for (let k = 0; k < 3; k++) {
    const bx = left + (k + r.f(0.2, 0.6)) * ((W - left) / 3);
    const w = r.f(60, 96);
    c.f(p.shade, box(bx + w * 0.55, quay + 30, w * 0.6, bank - quay - 18));
    c.f(
      p.lit,
      box(bx - w * 0.6, quay + 26, w * 1.2, 10) + box(bx - w * 0.56, quay + 36, w * 0.7, bank - quay - 24),
    );
    c.f(p.stone, box(bx + w * 0.1, quay + 36, w * 0.5, bank - quay - 24));
    c.f(p.deep, arch(bx - w * 0.2, bank + 4, w * 0.34, 46));
    if (r.chance(0.7)) chhatri(c, bx, quay + 26, 30, p.stone, p.lit, p.deep);
    else parasol(c, bx, quay + 28, 64, p.paint[2]);
  }
  for (let k = 0; k < 7; k++)
    parasol(
      c,
      r.f(left, W - 30),
      quay + r.f(70, bank - quay),
      r.f(46, 70),
      r.pick([p.paint[2], p.paint[0], p.paint[3], p.paint[2]]),
    );
  for (let k = 0; k < 10; k++)
    person(c, r, r.f(left - 60, W - 20), quay + 30 + r.next() * (bank - quay - 26), r.f(38, 48));
  water(c, r.sub('w'), bank + 8, H, { glint: p.stars || c.p.sky ? sunX : null });
  c.f(p.shade, box(edge(1), bank + 8, W, 12), 'opacity=".5"');
  if (p.lamps || r.chance(0.4))
    for (let k = 0; k < 12; k++) {
      const y = bank + 40 + r.next() * (H - bank - 60);
      diya(c, r.f(0, W), y, 12 + (y - bank) * 0.05);
    }
  rowboat(c, r, fx + r.f(-300, -120), bank + (H - bank) * 0.3, 170, {
    hull: p.deep,
    passengers: r.i(0, 3),
    canopy: r.chance(0.4),
  });
  rowboat(c, r, fx + r.f(60, 240), bank + (H - bank) * 0.46, 230, {
    hull: p.near,
    passengers: r.i(2, 4),
    flip: r.chance(0.5),
  });
  const fgx = c.focus > 0.55 ? W * 0.26 : W * r.pick([0.24, 0.72]);
  rowboat(c, r, fgx, H - H * 0.06, Math.min(520, W * 0.48), {
    hull: p.front,
    passengers: 3,
    rower: true,
    canopy: r.chance(0.4),
  });
  flock(c, r, fx - 200, bank - 30, p.cream);
}

function parasol(c, x, y, s, fill) {
  const { p } = c;
  c.s(p.deep, 2.4, `M${pt(x, y)}L${pt(x + s * 0.06, y - s)}`);
  c.f(
    fill,
    `M${pt(x - s * 0.56, y - s * 0.72)}Q${pt(x + s * 0.04, y - s * 1.36)} ${pt(x + s * 0.66, y - s * 0.72)}Q${pt(x + s * 0.05, y - s * 0.86)} ${pt(x - s * 0.56, y - s * 0.72)}Z`,
  );
  c.s(
    p.deep,
    1.5,
    `M${pt(x + s * 0.05, y - s * 1.03)}L${pt(x - s * 0.22, y - s * 0.78)}M${pt(x + s * 0.05, y - s * 1.03)}L${pt(x + s * 0.3, y - s * 0.78)}`,
    'opacity=".6"',
  );
}

/** The shore: with a lighthouse, or with the rock memorial and the statue of the southern cape. */
const coast = (lighthouse) => (c, r) => {
  const { W, H, p } = c;
  const sea = H * r.f(0.53, 0.57);
  const fx = W * c.focus;
  const sunX = fx - (isTall(c) ? 170 : r.f(260, 400));
  sky(c, r.sub('sky'), { x: sunX, y: sea - r.f(40, 190), R: r.f(90, 120), horizon: sea });
  const shore = H * 0.83;
  water(c, r.sub('w'), sea, H, { glint: sunX });
  waves(c, r, sea + 26, shore);
  const rock = (x, y, w, h) => {
    c.f(
      p.deep,
      blob([
        [x - w * 0.5, y + 10],
        [x - w * 0.44, y - h * 0.5],
        [x - w * 0.3, y - h * 0.72],
        [x - w * 0.2, y - h],
        [x + w * 0.2, y - h],
        [x + w * 0.33, y - h * 0.76],
        [x + w * 0.42, y - h * 0.4],
        [x + w * 0.52, y + 10],
      ]),
    );
    c.f(
      p.shade,
      blob([
        [x - w * 0.46, y],
        [x - w * 0.42, y - h * 0.46],
        [x - w * 0.2, y - h * 0.94],
        [x - w * 0.04, y - h * 0.94],
        [x - w * 0.14, y - h * 0.5],
        [x - w * 0.3, y],
      ]),
    );
    c.s(
      p.water2,
      4,
      `M${pt(x - w * 0.58, y + 8)}q${pt(w * 0.1, -14)} ${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.2, 0)}t${pt(w * 0.14, 0)}`,
      'stroke-linecap="round"',
    );
  };
  const ry = sea + H * 0.09;
  if (lighthouse) {
    const x = fx + (isTall(c) ? 130 : 220);
    rock(x, ry + 26, 480, 90);
    const half = [
      [44, ry - 60],
      [28, ry - 400],
    ];
    c.f(p.paint[3], sym(x, half));
    for (let k = 0; k < 4; k++)
      c.f(
        p.paint[0],
        sym(x, [
          [44 - 16 * ((k * 2 + 1) / 8), ry - 60 - 340 * ((k * 2 + 1) / 8)],
          [44 - 16 * ((k * 2 + 2) / 8), ry - 60 - 340 * ((k * 2 + 2) / 8)],
        ]),
      );
    c.f(p.shade, slice(x, half, 0.3, 1), 'opacity=".55"');
    c.f(p.deep, box(x - 40, ry - 410, 80, 10) + box(x - 24, ry - 452, 48, 42));
    c.f(p.paint[2], box(x - 16, ry - 446, 32, 32));
    c.f(
      p.paint[0],
      `M${pt(x - 32, ry - 452)}Q${pt(x, ry - 490)} ${pt(x + 32, ry - 452)}Z` + kalasam(x, ry - 468, 34),
    );
    if (p.lamps)
      c.f(
        p.cream,
        `M${pt(x - 20, ry - 436)}L${pt(x - 420, ry - 500)}V${n(ry - 390)}L${pt(x - 20, ry - 424)}Z`,
        'opacity=".4"',
      );
    c.f(p.cream, box(x - 150, ry - 110, 96, 60));
    c.f(
      p.paint[0],
      poly([
        [x - 162, ry - 108],
        [x - 102, ry - 142],
        [x - 42, ry - 108],
      ]),
    );
    c.f(p.deep, box(x - 114, ry - 90, 22, 40) + box(x - 140, ry - 92, 16, 16));
  } else {
    // the memorial on its rock and the tall poet beside it
    const mx = fx - (isTall(c) ? 160 : 150);
    rock(mx, ry + 20, isTall(c) ? 430 : 560, 84);
    c.f(p.stone, box(mx - 170, ry - 78, 330, 22));
    mandapam(c, mx + 70, ry - 76, 150, 74, 4, { crown: false });
    const half = [
      [78, ry - 78],
      [78, ry - 160],
      [88, ry - 166],
      [74, ry - 180],
    ];
    c.f(p.stone, sym(mx - 60, half));
    c.f(p.shade, slice(mx - 60, half, 0.3, 1));
    c.f(
      p.deep,
      arch(mx - 60, ry - 78, 40, 64) + arch(mx - 110, ry - 84, 20, 44) + arch(mx - 12, ry - 84, 20, 44),
    );
    c.f(
      p.lit,
      `M${pt(mx - 126, ry - 178)}C${pt(mx - 140, ry - 240)} ${pt(mx - 80, ry - 250)} ${pt(mx - 60, ry - 282)}C${pt(mx - 40, ry - 250)} ${pt(mx + 20, ry - 240)} ${pt(mx + 6, ry - 178)}Z`,
    );
    c.f(
      p.paint[0],
      `M${pt(mx - 60, ry - 282)}C${pt(mx - 40, ry - 250)} ${pt(mx + 20, ry - 240)} ${pt(mx + 6, ry - 178)}H${n(mx - 40)}C${pt(mx - 30, ry - 230)} ${pt(mx - 50, ry - 250)} ${pt(mx - 60, ry - 282)}Z`,
      'opacity=".55"',
    );
    c.f(
      p.paint[2],
      kalasam(mx - 60, ry - 276, 46) + kalasam(mx + 40, ry - 150, 24) + kalasam(mx + 100, ry - 150, 24),
    );
    pennant(c, mx - 150, ry - 78, 90, p.paint[0]);
    const sx = fx + (isTall(c) ? 190 : 270);
    rock(sx, ry + 30, 260, 66);
    const ped = [
      [74, ry - 30],
      [74, ry - 60],
      [58, ry - 70],
      [52, ry - 150],
      [62, ry - 160],
      [62, ry - 172],
    ];
    c.f(p.stone, sym(sx, ped));
    c.f(p.lit, slice(sx, ped, -1, -0.4));
    c.f(p.shade, slice(sx, ped, 0.35, 1));
    c.f(p.deep, arch(sx, ry - 64, 30, 66));
    c.at(sx, ry - 170, 2.5, () => {
      c.f(
        p.shade,
        'M-16 0Q-19 -34 -13 -52Q-18 -70 -9 -78Q-9 -98 0 -98Q9 -98 9 -78Q17 -70 13 -52Q18 -34 15 0Z',
      );
      c.f(p.stone, 'M-16 0Q-19 -34 -13 -52Q-18 -70 -9 -78Q-9 -98 0 -98Q4 -98 6 -92Q2 -70 4 -50Q0 -20 4 0Z');
      c.f(
        p.deep,
        'M-9 -56Q0 -48 11 -58L12 -53Q0 -42 -11 -50ZM-6 -84Q0 -72 6 -84Q7 -70 0 -64Q-7 -70 -6 -84Z',
        'opacity=".5"',
      );
      c.f(p.stone, 'M12 -62L22 -76L20 -84L24 -82L26 -74L16 -54Z');
    });
  }
  for (let k = 0; k < 3; k++)
    rowboat(c, r, W * r.f(0.06, 0.94), sea + H * (0.06 + 0.055 * k), 70 + k * 34, {
      hull: p.near,
      flip: r.chance(0.5),
    });
  // the beach
  c.f(
    p.water2,
    `M-10 ${n(shore + 10)}Q${pt(W * 0.25, shore - 26)} ${pt(W * 0.5, shore + 6)}T${pt(W + 10, shore - 6)}V${H}H-10Z`,
  );
  const sand = p.rain ? mix(p.g1, p.stone, 0.75) : p.g1;
  c.f(
    sand,
    `M-10 ${n(shore + 30)}Q${pt(W * 0.25, shore - 8)} ${pt(W * 0.5, shore + 24)}T${pt(W + 10, shore + 12)}V${H + 10}H-10Z`,
  );
  c.f(
    mix(sand, p.g2, p.rain ? 0.3 : 0.6),
    `M-10 ${n(shore + 86)}Q${pt(W * 0.3, shore + 40)} ${pt(W * 0.6, shore + 84)}T${pt(W + 10, shore + 70)}V${H + 10}H-10Z`,
  );
  const bx = W * (c.focus > 0.55 ? 0.24 : r.pick([0.26, 0.72]));
  c.at(bx, shore + 84, 1.25, () => {
    c.f(p.g2, 'M-150 8Q0 26 150 6L130 -4H-130Z');
    c.f(p.paint[0], 'M-170 -44Q-100 -10 0 -8Q100 -10 176 -52Q140 10 60 12H-60Q-140 10 -170 -44Z');
    c.f(p.paint[3], 'M-160 -34Q-96 -4 0 -2Q100 -4 166 -40L158 -28Q96 8 0 8Q-100 8 -152 -22Z');
    c.f(p.paint[1], 'M-140 -6Q-60 12 0 12Q70 12 136 -8Q110 12 60 12H-60Q-110 12 -140 -6Z');
    c.s(p.deep, 3, 'M-60 -8L-20 -60M40 -8L-20 -60');
  });
  crowd(c, r.sub('people'), { x: fx, spread: W * 0.7, y0: shore + 50, y1: H - 22, count: r.i(3, 6) });
  foreground(c, r.sub('front'), {
    fx,
    kinds: ['none', 'none', 'bough', c.W > 1500 ? 'palms' : 'none'],
    turf: false,
  });
};

function waves(c, r, y0, y1) {
  const { W, p } = c;
  let d = '';
  for (let y = y0, k = 0; y < y1; y += 34 + k * 5, k++) {
    const l = 52 + k * 14;
    for (let x = -r.f(0, l * 3); x < W; x += l * r.f(3, 6)) {
      const m = r.i(2, 4);
      d += `M${pt(x, y)}`;
      for (let q = 0; q < m; q++) d += `q${pt(l * 0.25, -l * 0.22)} ${pt(l * 0.5, 0)}t${pt(l * 0.5, 0)}`;
    }
  }
  c.s(mix(p.water, p.mid, 0.4), 3, d, 'stroke-linecap="round"');
}

function backwaters(c, r) {
  const { W, H, p } = c;
  const bank = H * r.f(0.52, 0.57);
  const fx = W * c.focus;
  const sunX = fx - (isTall(c) ? 180 : r.f(240, 380));
  sky(c, r.sub('sky'), { x: sunX, y: bank - r.f(90, 200), R: r.f(84, 112), horizon: bank });
  treeline(c, r, -40, W + 40, bank - 14, 36, p.far, { palms: 6, foot: bank + 6 });
  water(c, r.sub('w'), bank, H, { glint: sunX });
  // two banks closing in
  const palmsOn = (list) =>
    list.forEach(([x, y, h, l]) =>
      palm(c, r, x, y, h, {
        trunk: p.near,
        back: p.leaf2,
        front: p.leaf,
        lean: l,
        nuts: h > 300 && !p.stars,
      }),
    );
  c.f(
    p.mid,
    `M${pt(W * 0.5, bank + 4)}Q${pt(W * 0.7, bank - 22)} ${W + 10} ${n(bank - 26)}V${n(bank + 34)}Q${pt(W * 0.76, bank + 24)} ${pt(W * 0.5, bank + 4)}Z`,
  );
  palmsOn(
    Array.from({ length: isTall(c) ? 6 : 11 }, (_, k) => [
      W * (0.54 + k * (isTall(c) ? 0.085 : 0.045)),
      bank + 6 + k * 1.4,
      r.f(180, 300) + k * 9,
      r.f(-0.2, 0.06),
    ]),
  );
  const hx = Math.min(W - 170, fx + (isTall(c) ? 160 : 330));
  c.at(hx, bank + 18, 0.62, () => tiledHouse(c, 0, 0, 300, 170, { bays: 4 }));
  c.f(
    p.near,
    `M-10 ${n(bank + 40)}Q${pt(W * 0.16, bank + 16)} ${pt(W * 0.36, bank + 46)}Q${pt(W * 0.2, bank + 80)} -10 ${n(bank + 84)}Z`,
  );
  palmsOn(
    [
      [W * 0.03, bank + 62, r.f(330, 400), 0.12],
      [W * 0.11, bank + 56, r.f(280, 360), 0.18],
      [W * 0.2, bank + 50, r.f(240, 320), 0.2],
      [W * 0.28, bank + 46, 210, 0.16],
    ].slice(0, isTall(c) ? 3 : 4),
  );
  if (r.chance(0.5)) fishingNet(c, W * (isTall(c) ? 0.2 : 0.34), bank + 60, 150);
  // the houseboat
  const s = Math.min(isTall(c) ? (W * 0.84) / 640 : 1.12, 1.12);
  const bx = fx + (isTall(c) ? 10 : r.f(-30, 60));
  const by = bank + (H - bank) * r.f(0.44, 0.52);
  c.group('opacity=".3"', () =>
    c.at(bx, by + 16, s, () => c.f(p.deep, 'M-300 0Q0 40 300 0L240 40Q200 120 20 130Q-190 120 -230 40Z')),
  );
  c.at(bx, by, s, () => houseboat(c, r));
  c.s(
    p.water2,
    3,
    `M${pt(bx - 340 * s, by + 16)}h${n(90 * s)}M${pt(bx + 220 * s, by + 26)}h${n(150 * s)}M${pt(bx - 120 * s, by + 34)}h${n(220 * s)}`,
    'stroke-linecap="round"',
  );
  rowboat(c, r, fx - Math.min(W * 0.34, 460), by + (H - by) * 0.5, 200, {
    hull: p.front,
    flip: r.chance(0.5),
    passengers: r.i(0, 2),
  });
  if (r.chance(0.6)) cattleEgret(c, fx + Math.min(W * 0.3, 420), H - 60, 60);
  // water hyacinth and a near palm
  let pads = '';
  for (let k = 0; k < 26; k++) {
    const y = H - r.f(-8, 60);
    pads += disc(r.f(0, W), y, 26 + (y - H + 60) * 0.3, 9);
  }
  c.f(p.leaf2, pads);
  foreground(c, r.sub('front'), { fx, kinds: ['palms', 'palms', 'bough'], turf: false });
}

function fishingNet(c, x, y, s) {
  const { p } = c;
  c.s(
    p.deep,
    4,
    `M${pt(x, y)}L${pt(x + s * 0.9, y - s * 0.9)}M${pt(x - s * 0.2, y)}L${pt(x + s * 0.1, y - s * 1.1)}L${pt(x + s * 0.4, y)}M${pt(x + s * 0.1, y - s * 1.1)}L${pt(x + s * 0.9, y - s * 0.9)}L${pt(x + s * 1.5, y - s * 0.4)}M${pt(x + s * 0.9, y - s * 0.9)}L${pt(x + s * 0.5, y - s * 0.34)}M${pt(x + s * 0.1, y - s * 1.1)}L${pt(x - s * 0.6, y - s * 0.2)}`,
  );
  c.s(
    p.deep,
    1.5,
    `M${pt(x + s * 0.5, y - s * 0.34)}Q${pt(x + s, y + s * 0.1)} ${pt(x + s * 1.5, y - s * 0.4)}M${pt(x + s * 0.7, y - s * 0.6)}Q${pt(x + s, y - s * 0.06)} ${pt(x + s * 1.2, y - s * 0.66)}M${pt(x + s * 0.56, y - s * 0.24)}Q${pt(x + s, y - s * 0.5)} ${pt(x + s * 1.44, y - s * 0.3)}`,
  );
  c.f(p.stone, disc(x - s * 0.6, y - s * 0.18, 7) + disc(x - s * 0.5, y - s * 0.16, 6));
}

function houseboat(c, r) {
  const { p } = c;
  const cane = p.stone;
  c.f(p.front, 'M-330 -58Q-306 -20 -240 -10H230Q300 -14 336 -66Q330 12 236 22H-232Q-318 12 -330 -58Z');
  c.f(p.paint[0], 'M-322 -34Q-290 -2 -230 2H230Q300 0 328 -40L322 -24Q296 10 232 12H-232Q-296 8 -322 -34Z');
  c.f(p.deep, 'M-240 -96H226V-8H-240Z');
  c.f(
    c.p.lamps ? p.paint[2] : p.near,
    box(-214, -84, 42, 56) +
      box(-150, -84, 42, 56) +
      box(-86, -84, 42, 56) +
      box(40, -84, 42, 56) +
      box(104, -84, 42, 56),
  );
  c.f(
    p.paint[3],
    box(-214, -62, 42, 5) +
      box(-150, -62, 42, 5) +
      box(-86, -62, 42, 5) +
      box(40, -62, 42, 5) +
      box(104, -62, 42, 5),
  );
  // thatched vault in overlapping lobes
  c.f(cane, 'M-268 -84Q-262 -176 -176 -182H-60Q-30 -182 -20 -160Q-6 -196 44 -196H150Q232 -190 252 -84Z');
  c.f(p.lit, 'M-268 -84Q-262 -176 -176 -182H-120Q-196 -166 -210 -84Z');
  c.f(
    p.shade,
    'M120 -196H150Q232 -190 252 -84H196Q190 -172 120 -196ZM-20 -160Q-8 -192 36 -196Q-2 -170 -2 -84H-34Q-34 -140 -20 -160Z',
  );
  let weave = '';
  for (let k = 0; k < 4; k++)
    weave += `M${-262 + k * 8} ${-104 - k * 20}H${-28 - k}M${4 + k} ${-104 - k * 22}H${246 - k * 10}`;
  c.s(p.shade, 2.4, weave, 'stroke-dasharray="14 7"');
  c.f(p.deep, 'M-268 -84h236v-7h-236ZM-6 -84h260v-7H-6Z');
  for (const x of [-244, -160, -96, -30, 30, 92, 156, 222]) c.f(p.lit, box(x - 3, -84, 6, 74));
  // open bow deck with people
  c.f(p.lit, box(232, -60, 6, 50) + box(282, -58, 6, 44));
  c.s(p.lit, 4, 'M234 -56L300 -58');
  person(c, r, 262, -14, 74, 'man', { flip: false });
  seated(c, r, -288, -20, 54);
}

export const waterScenes = { ghats, cape: coast(false), lighthouse: coast(true), backwaters };
