// Southern temples in local units: the foot at (0, 0), about 1000 high. Each returns its size.
import { mix } from './palettes.mjs';
import { n, pt, box, disc, sym, slice, arch, ogee, kalasam, figure, vline, hline } from './core.mjs';

const manner = (c, style) => {
  const { p } = c;
  if (style === 'painted')
    return {
      walls: [p.stone, p.lit],
      cornice: p.paint[1],
      rib: p.paint[0],
      figs: [p.cream, p.paint[0], p.paint[2], p.paint[1]],
      vault: p.paint[0],
    };
  if (style === 'limewash')
    return {
      walls: [p.lit, p.lit],
      cornice: p.cream,
      rib: p.shade,
      figs: [p.cream, p.stone, p.cream, p.shade],
      vault: p.stone,
    };
  return {
    walls: [p.stone, p.stone],
    cornice: p.lit,
    rib: p.shade,
    figs: [p.lit, p.shade, p.lit, p.deep],
    vault: p.stone,
  };
};

/** A gate tower: granite foot, diminishing stories, the barrel vault with its row of kalasams. */
export function gopuram(c, r, { tiers = 7, slim = 1, style = 'painted', fine = true } = {}) {
  const { p } = c;
  const W = 610 * slim;
  const m = manner(c, style);
  const [hb, hv, hk] = [232, 92, 46];
  const hs = 1000 - hb - hv - hk;
  const wide = (t) => (W / 2) * (0.93 - 0.5 * t ** 0.86);

  // granite foot
  const foot = [
    [W / 2 + 16, 0],
    [W / 2 + 16, -18],
    [W / 2, -24],
    [W / 2, -40],
    [W / 2 + 8, -48],
    [W / 2 - 6, -56],
    [W / 2 - 10, -hb + 22],
    [W / 2 + 8, -hb + 14],
    [W / 2 + 4, -hb],
  ];
  c.f(p.stone, sym(0, foot));
  c.f(p.lit, slice(0, foot, -1, -0.52));
  c.f(p.shade, slice(0, foot, 0.42, 1));
  c.s(
    p.shade,
    3,
    hline(-W / 2 - 10, W / 2, -24) +
      hline(-W / 2, W / 2, -48) +
      hline(-W / 2 + 8, W / 2 - 8, -136) +
      hline(-W / 2 + 8, W / 2 - 8, -128),
  );
  let pil = '';
  let niche = '';
  for (const k of fine ? [0.3, 0.52, 0.74, 0.93] : [])
    for (const s of [-1, 1]) {
      const x = (s * k * W) / 2;
      pil +=
        box(x - 4, -126, 8, 74) +
        box(x - 4, -hb + 24, 8, 68) +
        box(x - 8, -hb + 24, 16, 6) +
        box(x - 8, -126, 16, 6);
      if (k < 0.9) niche += arch(x + (s * W) / 20, -58, 24, 50) + arch(x + (s * W) / 20, -142, 22, 46);
    }
  c.f(p.shade, pil);
  c.f(p.deep, niche);
  if (fine)
    for (const [fy, fh] of [
      [-58, 36],
      [-142, 32],
    ])
      c.figures(
        p.stone,
        [-0.74, -0.52, -0.3, 0.3, 0.52, 0.74].map((k) => [(k * W) / 2 + (Math.sign(k) * W) / 20, fy]),
        fh,
      );
  // the gate
  const gw = W * 0.19;
  c.f(p.lit, box(-gw / 2 - 18, -hb + 8, gw + 36, hb - 8));
  c.f(p.shade, box(gw / 2, -hb + 8, 18, hb - 8));
  c.f(p.deep, box(-gw / 2, -hb + 26, gw, hb - 26));
  c.f(p.ink, box(-gw / 2 + 12, -hb + 46, gw - 24, hb - 46));
  c.f(p.paint[2], arch(0, -2, gw * 0.42, hb * 0.52));
  c.f(p.deep, arch(0, -2, gw * 0.27, hb * 0.4));
  c.f(p.paint[2], kalasam(0, -6, 34));

  // stories
  const q = 0.905;
  const first = (hs * (1 - q)) / (1 - q ** tiers);
  let y = -hb;
  for (let i = 0; i < tiers; i++) {
    const h = first * q ** i;
    const [a, b] = [wide((-y - hb) / hs), wide((-y - hb + h) / hs)];
    const top = y - h;
    const body = [
      [a * 0.95, y],
      [b * 0.97, top],
    ];
    c.f(m.walls[i % 2], sym(0, body));
    c.f(p.lit, slice(0, body, -1, -0.6));
    c.f(p.shade, slice(0, body, 0.48, 1));
    // projecting middle with its window
    const cw = a * 0.36;
    c.f(p.lit, box(-cw / 2, top, cw, h));
    c.f(p.stone, box(cw * 0.18, top, cw * 0.32, h));
    c.f(p.deep, box(-cw * 0.17, top + h * 0.3, cw * 0.34, h * 0.7));
    c.f(c.p.lamps ? p.paint[2] : p.ink, box(-cw * 0.09, top + h * 0.42, cw * 0.18, h * 0.58));
    c.f(m.figs[1], figure(-cw * 0.34, y - h * 0.06, h * 0.6) + figure(cw * 0.34, y - h * 0.06, h * 0.6));
    // figures and pilasters on the flanks
    const slots = Math.max(2, Math.round((a * 0.95 - cw / 2) / (h * 0.52)));
    const d = [[], [], '', []];
    let pl = '';
    for (let k = 0; k < (fine ? slots : 0); k++)
      for (const s of [-1, 1]) {
        const x = s * (cw / 2 + ((a * 0.93 - cw / 2) * (k + 0.5)) / slots);
        if (k % 3 === 2) d[2] += arch(x, y - h * 0.08, h * 0.3, h * 0.56);
        else d[(k + i) % 2 ? 0 : 3].push([x, y - h * 0.08]);
        pl += vline(x + s * h * 0.24, y, top + h * 0.22);
      }
    c.s(m.rib, 2.4, pl);
    c.f(m.figs[2], d[2]);
    c.figures(m.figs[0], d[0], h * 0.56);
    c.figures(m.figs[3], d[3], h * 0.52);
    // cornice with its small arches, and the corner pavilions
    const ch = h * 0.2;
    const eave = [
      [b * 1.0, top + ch],
      [b * 1.085, top + ch * 0.92],
      [b * 1.03, top + ch * 0.3],
      [b * 0.97, top],
    ];
    c.f(m.cornice, sym(0, eave));
    c.f(p.shade, slice(0, eave, 0.48, 1));
    c.s(p.deep, 2, hline(-b * 1.06, b * 1.06, top + ch));
    if (fine)
      c.studs(
        style === 'painted' ? m.rib : p.stone,
        -b * 0.96,
        b * 0.96,
        top + ch * 0.62,
        ch * 0.6,
        Math.max(5, Math.round(b / 15)) | 1,
      );
    if (fine && i < tiers - 1) {
      const kh = h * 0.4;
      c.f(p.lit, ogee(-b * 0.95, top + 2, kh * 0.95, kh));
      c.f(p.shade, ogee(b * 0.95, top + 2, kh * 0.95, kh));
      c.f(
        m.figs[2],
        kalasam(-b * 0.95, top - kh * 0.86, kh * 0.4) + kalasam(b * 0.95, top - kh * 0.86, kh * 0.4),
      );
      c.f(m.rib, arch(-b * 0.5, top + 1, kh * 0.9, kh * 0.62) + arch(b * 0.5, top + 1, kh * 0.9, kh * 0.62));
      if (kh > 22)
        c.f(
          p.deep,
          arch(-b * 0.5, top + 1, kh * 0.4, kh * 0.36) + arch(b * 0.5, top + 1, kh * 0.4, kh * 0.36),
        );
      c.f(m.cornice, ogee(0, top + 2, cw * 0.86, kh * 0.9));
      c.f(p.deep, arch(0, top + 1, cw * 0.3, kh * 0.42));
    }
    y = top;
  }
  vault(c, y, wide(1) * 0.94, hv, m, p, fine);
  // kalasams, always odd
  const count = tiers >= 9 ? 11 : tiers >= 7 ? 9 : tiers >= 5 ? 7 : 5;
  const b = wide(1) * 0.76;
  let ks = '';
  for (let k = 0; k < count; k++)
    ks += kalasam((k / (count - 1) - 0.5) * 2 * b, y - hv + 4, hk + (k === (count - 1) / 2 ? 12 : 0));
  c.f(p.paint[2], ks);
  return { w: W + 32, h: 1010 };
}

/** The barrel roof of a gate, seen along its length, with horned gable ends. */
function vault(c, y, a, h, m, p, fine) {
  const neck = [
    [a * 0.92, y],
    [a * 0.92, y - h * 0.16],
  ];
  c.f(p.deep, sym(0, neck));
  const y0 = y - h * 0.16;
  const hh = h * 0.84;
  c.f(
    m.vault,
    `M${pt(-a, y0)}C${pt(-a * 1.13, y0 - hh * 0.5)} ${pt(-a * 1.02, y0 - hh)} ${pt(-a * 0.84, y0 - hh)}H${n(a * 0.84)}C${pt(a * 1.02, y0 - hh)} ${pt(a * 1.13, y0 - hh * 0.5)} ${pt(a, y0)}Z`,
  );
  c.f(
    p.shade,
    `M${pt(a * 0.42, y0)}V${n(y0 - hh)}H${n(a * 0.84)}C${pt(a * 1.02, y0 - hh)} ${pt(a * 1.13, y0 - hh * 0.5)} ${pt(a, y0)}Z`,
  );
  let ribs = '';
  for (let k = -7; fine && k <= 7; k++)
    ribs += `M${pt((k / 8) * a, y0)}Q${pt((k / 8) * a * 1.08, y0 - hh * 0.55)} ${pt((k / 8) * a * 0.9, y0 - hh)}`;
  c.s(p.lit, 2.2, ribs + hline(-a * 1.05, a * 1.05, y0 - hh * 0.3));
  for (const s of [-1, 1]) {
    c.f(
      s < 0 ? p.lit : p.stone,
      `M${pt(s * a * 0.88, y0)}C${pt(s * a * 1.34, y0 - hh * 0.06)} ${pt(s * a * 1.2, y0 - hh * 0.84)} ${pt(s * a * 1.3, y0 - hh * 1.42)}C${pt(s * a * 1.06, y0 - hh * 1.2)} ${pt(s * a * 0.86, y0 - hh * 0.8)} ${pt(s * a * 0.88, y0)}Z`,
    );
    c.s(
      p.shade,
      3,
      `M${pt(s * a * 0.98, y0 - hh * 0.04)}C${pt(s * a * 1.2, y0 - hh * 0.2)} ${pt(s * a * 1.16, y0 - hh * 0.8)} ${pt(s * a * 1.15, y0 - hh * 1.08)}M${pt(s * a * 0.95, y0 - hh * 0.24)}C${pt(s * a * 1.06, y0 - hh * 0.4)} ${pt(s * a * 1.04, y0 - hh * 0.66)} ${pt(s * a * 1.08, y0 - hh * 0.92)}`,
      'stroke-linecap="round"',
    );
  }
  c.f(
    p.lit,
    ogee(0, y0, a * 0.42, hh * 0.95) +
      ogee(-a * 0.5, y0, a * 0.28, hh * 0.66) +
      ogee(a * 0.5, y0, a * 0.28, hh * 0.66),
  );
  c.f(
    p.deep,
    arch(0, y0, a * 0.18, hh * 0.5) +
      arch(-a * 0.5, y0, a * 0.12, hh * 0.34) +
      arch(a * 0.5, y0, a * 0.12, hh * 0.34),
  );
  c.f(p.lit, box(-a * 0.86, y0 - hh - 6, a * 1.72, 9));
}

/** A sanctum tower of the Chola kind: tall stories in a straight pyramid under one octagonal dome. */
export function vimana(c, r, { tiers = 9, slim = 1 } = {}) {
  const { p } = c;
  const W = 520 * slim;
  const wall = 235;
  const cap = 190;
  const pyr = 1000 - wall - cap - 66;
  const foot = [
    [W / 2 + 22, 0],
    [W / 2 + 22, -22],
    [W / 2 + 6, -30],
    [W / 2 + 10, -46],
    [W / 2, -52],
    [W / 2 - 2, -wall + 14],
    [W / 2 + 14, -wall + 8],
    [W / 2 + 4, -wall],
  ];
  c.f(p.stone, sym(0, foot));
  c.f(p.lit, slice(0, foot, -1, -0.42));
  c.f(p.shade, slice(0, foot, 0.44, 1));
  c.s(
    p.shade,
    3,
    hline(-W / 2 - 16, W / 2 + 16, -22) +
      hline(-W / 2, W / 2, -50) +
      hline(-W / 2, W / 2, -142) +
      hline(-W / 2, W / 2, -133),
  );
  let pil = '';
  let niche = '';
  const [tall, small] = [[], []];
  for (let k = -4; k <= 4; k++) {
    const x = (k * W) / 9;
    pil += box(x - W / 18 - 3, -wall + 20, 6, 76) + box(x - W / 18 - 3, -132, 6, 80);
    niche += arch(x, -56, 30, 66) + arch(x, -146, 26, 58);
    tall.push([x, -56]);
    small.push([x, -146]);
  }
  c.f(p.shade, pil);
  c.f(p.deep, niche);
  c.figures(p.stone, tall, 46);
  c.figures(p.stone, small, 40);
  const q = 0.925;
  const first = (pyr * (1 - q)) / (1 - q ** tiers);
  let y = -wall;
  const wide = (t) => (W / 2) * (0.97 - 0.585 * t);
  for (let i = 0; i < tiers; i++) {
    const h = first * q ** i;
    const [a, b] = [wide((-y - wall) / pyr), wide((-y - wall + h) / pyr)];
    const top = y - h;
    const body = [
      [a * 0.96, y],
      [b * 0.97, top],
    ];
    c.f(p.stone, sym(0, body));
    c.f(p.lit, slice(0, body, -1, -0.44));
    c.f(p.shade, slice(0, body, 0.46, 1));
    let dark = '';
    let ln = '';
    for (let k = -3; k <= 3; k++) {
      const x = (k * a) / 3.7;
      dark += arch(x, y - h * 0.06, a * 0.1, h * 0.4);
      ln += vline(x - a * 0.13, y, top + h * 0.3);
    }
    c.s(p.shade, 2, ln);
    c.f(p.deep, dark);
    const eave = [
      [b * 1.0, top + h * 0.34],
      [b * 1.07, top + h * 0.31],
      [b * 1.02, top + h * 0.12],
      [b * 0.96, top],
    ];
    c.f(p.lit, slice(0, eave, -1, 0.46));
    c.f(p.shade, slice(0, eave, 0.46, 1));
    c.s(p.deep, 1.8, hline(-b * 1.05, b * 1.05, top + h * 0.34));
    // the parapet of small shrines: square at the corners, oblong between
    let k1 = '';
    let k2 = '';
    for (let k = -2; k <= 2; k++) {
      const x = k * b * 0.46;
      const w = Math.abs(k) === 2 ? b * 0.2 : k === 0 ? b * 0.34 : b * 0.24;
      if (k < 1) k1 += ogee(x, top + 2, w, h * 0.46);
      else k2 += ogee(x, top + 2, w, h * 0.46);
    }
    if (i < tiers - 1) {
      c.f(p.lit, k1);
      c.f(p.stone, k2);
      c.f(
        p.deep,
        arch(0, top + 2, b * 0.1, h * 0.22) +
          arch(-b * 0.46, top + 2, b * 0.08, h * 0.18) +
          arch(b * 0.46, top + 2, b * 0.08, h * 0.18),
      );
    }
    y = top;
  }
  const a = wide(1);
  c.f(
    p.deep,
    sym(0, [
      [a * 0.86, y],
      [a * 0.82, y - cap * 0.26],
    ]),
  );
  c.f(p.stone, arch(-a * 0.45, y, a * 0.2, cap * 0.24) + arch(a * 0.1, y, a * 0.24, cap * 0.24));
  const yb = y - cap * 0.24;
  const ch = cap * 0.78;
  const dome = (k0, k1) =>
    `M${pt(a * 1.3 * k0, yb)}C${pt(a * 1.24 * k0, yb - ch * 0.12)} ${pt(a * 1.4 * k0, yb - ch * 0.42)} ${pt(a * 1.06 * k0, yb - ch * 0.7)}Q${pt(a * 0.7 * k0, yb - ch * 0.97)} ${pt(a * 0.2 * k0, yb - ch)}H${n(a * 0.2 * k1)}Q${pt(a * 0.7 * k1, yb - ch * 0.97)} ${pt(a * 1.06 * k1, yb - ch * 0.7)}C${pt(a * 1.4 * k1, yb - ch * 0.42)} ${pt(a * 1.24 * k1, yb - ch * 0.12)} ${pt(a * 1.3 * k1, yb)}Z`;
  c.f(p.stone, dome(-1, 1));
  c.f(p.lit, dome(-1, -0.36));
  c.f(p.shade, dome(0.42, 1));
  for (const [k, w] of [
    [-0.86, 0.3],
    [0.86, 0.3],
    [0, 0.62],
  ])
    c.f(p.lit, ogee(a * k, yb, a * w, ch * (k ? 0.46 : 0.7)));
  c.f(p.deep, arch(0, yb - 4, a * 0.28, ch * 0.36));
  c.s(p.deep, 2.4, hline(-a * 1.3, a * 1.3, yb));
  c.f(p.paint[2], kalasam(0, yb - ch + 4, 82));
  return { w: W + 44, h: 1000 };
}

/** A Hoysala shrine: star-plan facets, horizontal friezes, low turned towers on a broad platform. */
export function hoysala(c, r, { towers = 3 } = {}) {
  const { p } = c;
  const W = towers === 3 ? 1500 : towers === 2 ? 1280 : 1080;
  const base = 74;
  // platform repeating the star
  facets(c, -W / 2 - 60, W + 120, 0, -base, 74, p.stone, p.shade, p.lit);
  c.s(p.deep, 3, hline(-W / 2 - 60, W / 2 + 60, -base) + hline(-W / 2 - 60, W / 2 + 60, -base * 0.52));
  const wallTop = -base - 285;
  facets(c, -W / 2, W, -base, wallTop, 46, p.stone, p.shade, p.lit);
  // friezes: elephants, riders, scrolls
  const fy = -base - 8;
  c.s(p.deep, 2.2, [0, 24, 48, 72].map((k) => hline(-W / 2, W / 2, fy - k)).join(''));
  const herd = c.pattern(
    'herd',
    30,
    24,
    `<path fill="${p.deep}" d="M5 24v-9q-4-1-5-6q2-8 9-6q10-2 13 4v17h-4v-8h-8v8Z"/>`,
    `translate(0 ${fy % 24})`,
  );
  c.f(herd, box(-W / 2 + 4, fy - 24, W - 8, 24));
  const scroll = c.pattern(
    'scroll',
    24,
    24,
    `<path fill="none" stroke="${p.deep}" stroke-width="2.6" d="M0 15q6-14 12 0t12 0"/>`,
    `translate(0 ${fy % 24})`,
  );
  c.f(scroll, box(-W / 2 + 2, fy - 72, W - 4, 24));
  c.studs(p.lit, -W / 2 + 12, W / 2 - 12, fy - 36, 12, Math.round((W - 24) / 22) + 1);
  // a row of deities under leafy canopies
  let niches = '';
  const gods = [];
  let canopy = '';
  for (let x = -W / 2 + 34; x < W / 2 - 20; x += 50) {
    if (Math.abs(x) < 118) continue;
    niches += arch(x, fy - 76, 34, 98);
    gods.push([x, fy - 74]);
    canopy += ogee(x, fy - 150, 44, 34);
  }
  c.f(p.deep, niches);
  c.f(p.lit, canopy);
  c.figures(p.lit, gods, 76);
  // eaves
  const ey = wallTop + 34;
  c.f(
    p.lit,
    sym(0, [
      [W / 2 + 6, ey],
      [W / 2 + 34, ey + 4],
      [W / 2 + 8, ey - 24],
      [W / 2 - 6, ey - 34],
    ]),
  );
  c.f(
    p.shade,
    slice(
      0,
      [
        [W / 2 + 6, ey],
        [W / 2 + 34, ey + 4],
        [W / 2 + 8, ey - 24],
        [W / 2 - 6, ey - 34],
      ],
      0.4,
      1,
    ),
  );
  c.studs(p.shade, -W / 2 - 16, W / 2 + 16, ey + 6, 9, Math.round((W + 32) / 18) + 1);
  // porch with lathe-turned pillars and steps
  c.f(p.ink, box(-112, wallTop + 44, 224, 244));
  c.f(p.deep, box(-40, wallTop + 96, 80, 190));
  if (c.p.lamps) c.f(p.paint[2], box(-26, wallTop + 116, 52, 170));
  for (const x of [-104, -58, 58, 104]) turned(c, x, -base, 240, p);
  c.f(
    p.lit,
    sym(0, [
      [126, ey + 2],
      [152, ey + 8],
      [128, ey - 30],
      [108, ey - 44],
    ]),
  );
  for (let k = 0; k < 4; k++)
    c.f(k % 2 ? p.stone : p.lit, box(-74 - k * 15, -base + k * 18.5, 148 + k * 30, 19));
  for (const s of [-1, 1]) {
    c.at(s * 196, -base * 0.2, 1.2, () => {
      c.f(
        p.lit,
        box(-30, -70, 60, 70) +
          sym(0, [
            [36, -70],
            [36, -80],
            [22, -86],
            [26, -100],
            [10, -124],
          ]),
      );
      c.f(p.shade, box(8, -70, 22, 70));
      c.f(p.deep, arch(0, -8, 26, 48));
    });
  }
  const list =
    towers === 3
      ? [
          [-460, 0.86],
          [460, 0.86],
          [0, 1],
        ]
      : towers === 2
        ? [
            [-330, 0.95],
            [330, 0.95],
          ]
        : [[0, 1.15]];
  const kept = c.out;
  c.out = [];
  stellate(c, 0, 0, 300, 380, p);
  const drawn = c.out.join('');
  c.out = kept;
  const id = c.symbol(`stellate${p.stone}`, () => drawn);
  for (const [x, k] of list) c.use(id, x, wallTop, k);
  return { w: W + 130, h: 74 + 285 + 380 * list.at(-1)[1] + 80 };
}

function facets(c, x, w, y0, y1, step, mid, dark, lit) {
  let a = '';
  let b = '';
  const count = Math.round(w / step);
  const s = w / count;
  for (let i = 0; i < count; i++) {
    if (i % 2) a += box(x + i * s, y1, s * 0.5, y0 - y1);
    else b += box(x + i * s + s * 0.5, y1, s * 0.5, y0 - y1);
  }
  c.f(mid, box(x, y1, w, y0 - y1));
  c.f(lit, a);
  c.f(dark, b);
}

function turned(c, x, y, h, p) {
  const half = [
    [22, 0],
    [22, -16],
    [13, -22],
    [13, -h * 0.28],
    [19, -h * 0.34],
    [12, -h * 0.42],
    [17, -h * 0.5],
    [21, -h * 0.58],
    [10, -h * 0.64],
    [19, -h * 0.7],
    [12, -h * 0.76],
    [26, -h * 0.88],
    [26, -h],
  ].map(([d, yy]) => [d, y + yy]);
  c.f(p.stone, sym(x, half));
  c.f(p.lit, slice(x, half, -1, -0.2));
  c.f(p.shade, slice(x, half, 0.5, 1));
}

/** One stellate tower: stacked star tiers in vertical facets, an umbrella dome above. */
function stellate(c, x, y, w, h, p) {
  const tiers = 6;
  let yy = y;
  const k = (i) => w * (0.52 - 0.31 * (i / tiers) ** 1.35);
  for (let i = 0; i < tiers; i++) {
    const th = (h * 0.66) / tiers;
    const [a, b] = [k(i), k(i + 0.7)];
    const body = [
      [a, yy],
      [a * 1.02, yy - th * 0.34],
      [b * 0.97, yy - th * 0.62],
      [b, yy - th],
    ];
    c.f(p.stone, sym(x, body));
    for (const [l, rr, col] of [
      [-1, -0.82, p.lit],
      [-0.62, -0.42, p.lit],
      [-0.2, 0.2, p.lit],
      [0.2, 0.3, p.shade],
      [0.46, 0.62, p.stone],
      [0.62, 1, p.shade],
      [-0.82, -0.74, p.shade],
      [-0.42, -0.34, p.shade],
    ])
      c.f(col, slice(x, body, l, rr));
    c.s(p.deep, 2.4, hline(x - a * 1.02, x + a * 1.02, yy - th * 0.34) + hline(x - b, x + b, yy - th * 0.98));
    c.studs(p.deep, x - a * 0.91, x + a * 0.91, yy - th * 0.18, th * 0.22, 9);
    c.f(p.lit, ogee(x, yy - th * 0.3, a * 0.3, th * 0.8));
    c.f(p.deep, arch(x, yy - th * 0.34, a * 0.13, th * 0.4));
    yy -= th;
  }
  const a = k(tiers);
  c.f(
    p.deep,
    sym(x, [
      [a * 0.8, yy],
      [a * 0.8, yy - 14],
    ]),
  );
  yy -= 12;
  const H = h * 0.2;
  const dome = [
    [a * 1.3, yy],
    [a * 1.42, yy - H * 0.24],
    [a * 1.22, yy - H * 0.56],
    [a * 0.8, yy - H * 0.84],
    [a * 0.3, yy - H],
  ];
  c.f(p.stone, sym(x, dome));
  for (const [l, rr, col] of [
    [-1, -0.66, p.lit],
    [-0.34, 0, p.lit],
    [0.34, 0.66, p.shade],
    [0.82, 1, p.shade],
  ])
    c.f(col, slice(x, dome, l, rr));
  c.s(p.deep, 2.4, hline(x - a * 1.3, x + a * 1.3, yy));
  c.f(p.paint[2], kalasam(x, yy - H + 4, h * 0.19));
}

/** A Kerala shrine: a gabled gatehouse of stacked tile roofs, or a round sanctum under a copper cone. */
export function kerala(c, r, { form = 'gate', tiers = 3, copper = r.chance(0.5) } = {}) {
  const { p } = c;
  const [roof, roofDark, roofLit] = copper
    ? [mix(p.paint[2], p.deep, 0.45), p.deep, p.paint[2]]
    : [mix(p.paint[0], p.stone, 0.12), p.deep, p.stone];
  const wallFill = p.cream;
  if (form === 'round') return roundShrine(c, p, roof, roofDark, roofLit);
  // stone plinth
  const W = 980;
  c.f(p.stone, box(-W * 0.42, -54, W * 0.84, 54));
  c.f(p.shade, box(W * 0.18, -54, W * 0.24, 54));
  c.s(p.deep, 2.5, hline(-W * 0.42, W * 0.42, -20) + hline(-W * 0.42, W * 0.42, -38));
  let y = -54;
  let w = W * 0.76;
  for (let i = 0; i < tiers; i++) {
    const last = i === tiers - 1;
    const wh = i === 0 ? 150 : 62;
    // wall story with timber grille
    c.f(wallFill, box(-w / 2, y - wh, w, wh));
    c.f(p.lit, box(w * 0.2, y - wh, w * 0.3, wh));
    let post = '';
    const bays = i === 0 ? 8 : 10;
    for (let k = 0; k <= bays; k++) post += box(-w / 2 + (w / bays) * k - 4, y - wh, 8, wh);
    c.f(p.deep, post);
    let grille = '';
    for (let k = 0; k < bays; k++)
      if (i > 0 || Math.abs(k - (bays - 1) / 2) > 1)
        for (let g = 1; g < 5; g++)
          grille += vline(
            -w / 2 + (w / bays) * (k + g / 5),
            y - wh * (i ? 0.85 : 0.72),
            y - wh * (i ? 0.16 : 0.3),
          );
    c.s(p.shade, 3.4, grille);
    if (i === 0) {
      c.f(p.ink, box(-w * 0.11, y - wh + 14, w * 0.22, wh - 14));
      c.f(p.paint[2], box(-w * 0.05, y - wh + 44, w * 0.1, wh - 44));
      c.f(p.deep, figure(0, y, 64));
      c.f(
        p.stone,
        box(-w * 0.13, y - wh + 10, w * 0.02, wh - 10) + box(w * 0.11, y - wh + 10, w * 0.02, wh - 10),
      );
      lampsRow(c, -w * 0.46, -w * 0.14, y - 46, 9, p);
      lampsRow(c, w * 0.14, w * 0.46, y - 46, 9, p);
    }
    y -= wh;
    // sloping roof with upturned eaves
    const rw = w * (i === 0 ? 1.26 : 1.36);
    const nw = last ? w * 0.64 : w * 0.72;
    const rh = i === 0 ? 132 : last ? 122 : 108;
    const ey = y + 30;
    const bend = (k) => pt(k * (rw + nw) * 0.238, ey - rh * 0.42);
    const side = (k) => `M${pt(k * rw * 0.5, ey + 6)}Q${bend(k)} ${pt(k * nw * 0.5, ey - rh)}`;
    c.f(roof, side(-1) + `H${n(nw * 0.5)}Q${bend(1)} ${pt(rw * 0.5, ey + 6)}Z`);
    c.f(
      roofDark,
      `M${pt(nw * 0.3, ey - rh)}H${n(nw * 0.5)}Q${bend(1)} ${pt(rw * 0.5, ey + 6)}H${n(rw * 0.3)}Z`,
      'opacity=".55"',
    );
    let tile = '';
    for (let k = -9; k <= 9; k++)
      tile += `M${pt((k / 10) * nw * 0.5, ey - rh)}L${pt((k / 10) * rw * 0.5, ey + 4)}`;
    c.s(roofDark, 2.2, tile, 'opacity=".7"');
    c.s(
      roofLit,
      2.2,
      hline(-(rw * 0.66 + nw * 0.32) * 0.49, (rw * 0.66 + nw * 0.32) * 0.49, ey - rh * 0.32) +
        hline(-(rw * 0.34 + nw * 0.64) * 0.49, (rw * 0.34 + nw * 0.64) * 0.49, ey - rh * 0.64),
    );
    c.s(p.paint[2], 6, hline(-rw * 0.5, rw * 0.5, ey + 6), 'stroke-linecap="round"');
    y = ey - rh;
    w = nw * 0.98;
    if (!last) w = nw * 0.9;
  }
  // crowning gable with carved face
  // the ridge carries its own finials; the gable stands forward of it
  c.f(roofDark, box(-w / 2, y - 8, w, 12));
  c.f(p.paint[2], kalasam(-w * 0.47, y - 6, 46) + kalasam(w * 0.47, y - 6, 46));
  y += 44;
  const gw = Math.min(w * 0.8, 270);
  const gh = 150;
  c.f(
    roofDark,
    `M${pt(-gw * 0.72, y + 14)}Q${pt(-gw * 0.3, y - gh * 0.25)} ${pt(-gw * 0.1, y - gh)}H${n(gw * 0.1)}Q${pt(gw * 0.3, y - gh * 0.25)} ${pt(gw * 0.72, y + 14)}Q0 ${n(y + 24)} ${pt(-gw * 0.72, y + 14)}Z`,
  );
  c.f(
    p.deep,
    `M${pt(-gw * 0.46, y + 8)}Q${pt(-gw * 0.18, y - gh * 0.2)} ${pt(0, y - gh * 0.86)}Q${pt(gw * 0.18, y - gh * 0.2)} ${pt(gw * 0.46, y + 8)}Z`,
  );
  c.s(
    p.paint[2],
    6,
    `M${pt(-gw * 0.56, y + 10)}Q${pt(-gw * 0.22, y - gh * 0.22)} ${pt(0, y - gh * 0.96)}Q${pt(gw * 0.22, y - gh * 0.22)} ${pt(gw * 0.56, y + 10)}`,
    'stroke-linejoin="round"',
  );
  let slat = '';
  for (let k = -5; k <= 5; k++) slat += vline(k * gw * 0.06, y + 6, y - gh * (0.6 - Math.abs(k) * 0.1));
  c.s(p.stone, 3, slat);
  c.f(p.paint[2], disc(0, y - gh * 0.24, 17));
  c.f(p.paint[0], disc(0, y - gh * 0.24, 9));
  c.f(p.paint[2], [-0.09, 0, 0.09].map((k) => kalasam(k * gw, y - gh + 4, 58 + (k === 0 ? 10 : 0))).join(''));
  return { w: W, h: -(y - gh - 64) };
}

function lampsRow(c, x0, x1, y, count, p) {
  for (const row of [0, 1, 2]) c.studs(p.paint[2], x0, x1, y + row * 16, 5.6, count);
}

function roundShrine(c, p, roof, dark, lit) {
  const W = 900;
  c.f(p.stone, box(-W * 0.4, -70, W * 0.8, 70));
  c.f(p.shade, box(W * 0.16, -70, W * 0.24, 70));
  c.s(p.deep, 2.5, hline(-W * 0.4, W * 0.4, -24) + hline(-W * 0.4, W * 0.4, -48));
  c.f(p.cream, box(-W * 0.36, -250, W * 0.72, 180));
  c.f(p.lit, box(W * 0.16, -250, W * 0.2, 180));
  let post = '';
  let figs = '';
  for (const k of [-0.98, -0.86, -0.66, -0.4, -0.15, 0.15, 0.4, 0.66, 0.86, 0.98])
    post += box(k * W * 0.36 - 5, -250, 10, 180);
  for (const k of [-0.53, -0.76, 0.53, 0.76, -0.275, 0.275]) figs += figure(k * W * 0.36, -84, 120);
  c.f(p.deep, post);
  c.f(p.paint[1], figs);
  c.f(p.ink, box(-44, -222, 88, 152));
  c.f(p.paint[2], box(-22, -190, 44, 120));
  for (let k = 0; k < 4; k++)
    c.f(k % 2 ? p.stone : p.lit, box(-60 - k * 12, -70 + k * 17.5, 120 + k * 24, 18));
  const cone = (y, w, h, tw) => {
    c.f(
      roof,
      `M${pt(-w, y)}Q${pt(-w * 0.62, y - h * 0.34)} ${pt(-tw, y - h)}H${n(tw)}Q${pt(w * 0.62, y - h * 0.34)} ${pt(w, y)}Q0 ${n(y + w * 0.13)} ${pt(-w, y)}Z`,
    );
    c.f(
      dark,
      `M${pt(tw * 0.5, y - h)}H${n(tw)}Q${pt(w * 0.62, y - h * 0.34)} ${pt(w, y)}Q${pt(w * 0.7, y + w * 0.05)} ${pt(w * 0.42, y + w * 0.055)}Q${pt(w * 0.3, y - h * 0.4)} ${pt(tw * 0.5, y - h)}Z`,
      'opacity=".55"',
    );
    let d = '';
    for (let k = -6; k <= 6; k++)
      d += `M${pt((k / 7) * tw, y - h)}Q${pt((k / 7) * w * 0.62, y - h * 0.34)} ${pt((k / 7) * w, y + w * 0.06 * (1 - (k / 7) ** 2))}`;
    c.s(dark, 2.4, d, 'opacity=".7"');
    c.s(
      lit,
      2.6,
      `M${pt(-w * 0.66, y - h * 0.36)}Q0 ${n(y - h * 0.24)} ${pt(w * 0.66, y - h * 0.36)}M${pt(-w * 0.42, y - h * 0.6)}Q0 ${n(y - h * 0.52)} ${pt(w * 0.42, y - h * 0.6)}`,
    );
    c.s(p.paint[2], 6, `M${pt(-w, y)}Q0 ${n(y + w * 0.13)} ${pt(w, y)}`, 'stroke-linecap="round"');
  };
  cone(-232, W * 0.5, 190, W * 0.26);
  c.f(p.deep, box(-W * 0.24, -470, W * 0.48, 60));
  let g = '';
  for (let k = -11; k <= 11; k++) g += vline(k * W * 0.02, -466, -414);
  c.s(p.stone, 3.4, g);
  cone(-448, W * 0.33, 300, 14);
  c.f(p.paint[2], kalasam(0, -744, 96));
  return { w: W, h: 840 };
}

/** The golden flag mast of a southern temple, h high. */
export function dwajasthambam(c, x, y, h) {
  const { p } = c;
  c.at(x, y, h / 600, () => {
    c.f(
      p.stone,
      sym(0, [
        [58, 0],
        [58, -22],
        [44, -26],
        [44, -52],
        [50, -58],
        [36, -64],
      ]),
    );
    c.f(
      p.shade,
      slice(
        0,
        [
          [58, 0],
          [58, -22],
          [44, -26],
          [44, -52],
          [50, -58],
          [36, -64],
        ],
        0.2,
        1,
      ),
    );
    c.f(
      p.paint[2],
      sym(0, [
        [12, -64],
        [8, -560],
      ]),
    );
    c.f(
      p.shade,
      slice(
        0,
        [
          [12, -64],
          [8, -560],
        ],
        0.3,
        1,
      ),
    );
    let rings = '';
    for (let y0 = -90; y0 > -560; y0 -= 26) rings += hline(-12, 12, y0);
    c.s(p.deep, 2.4, rings);
    c.f(
      p.paint[2],
      box(-10, -570, 62, 12) + box(-10, -546, 54, 8) + box(-10, -528, 46, 8) + kalasam(0, -568, 34),
    );
    c.f(p.paint[2], disc(20, -514, 5) + disc(34, -514, 5) + disc(46, -532, 5));
  });
}

/** A stone lamp tower with shelves. */
export function deepastambham(c, x, y, h) {
  const { p } = c;
  c.at(x, y, h / 400, () => {
    c.f(
      p.stone,
      sym(0, [
        [46, 0],
        [46, -26],
        [30, -32],
        [22, -60],
        [14, -360],
        [24, -368],
        [24, -380],
      ]),
    );
    c.f(
      p.shade,
      slice(
        0,
        [
          [46, 0],
          [46, -26],
          [30, -32],
          [22, -60],
          [14, -360],
          [24, -368],
          [24, -380],
        ],
        0.2,
        1,
      ),
    );
    let shelf = '';
    let fire = '';
    for (let k = 0; k < 7; k++) {
      const w = 44 - k * 3;
      const yy = -84 - k * 40;
      shelf += box(-w, yy, w * 2, 7);
      for (const s of [-1, -0.45, 0.45, 1]) fire += `M${pt(s * w * 0.86, yy)}q-6 -9 0 -18q6 9 0 18Z`;
    }
    c.f(p.deep, shelf);
    c.f(p.paint[2], fire + 'M0 -380q-12 -16 0 -34q12 18 0 34Z');
  });
}
