// Still life, the kolam on the ground and the traveled map.
import { n, pt, box, disc, arch, kalasam, hline, vline, curve, open, sym, slice } from './core.mjs';
import { mix } from './palettes.mjs';
import { sikku } from './sikku.mjs';
import { loops, settle, project, landPath } from './route.mjs';
import { rowboat, diya } from './life.mjs';
import { lotus } from './scenes-temples.mjs';
import { isTall } from './setting.mjs';

const flame = (x, y, h) =>
  `M${pt(x, y)}C${pt(x - h * 0.42, y - h * 0.3)} ${pt(x - h * 0.1, y - h * 0.6)} ${pt(x, y - h)}C${pt(x + h * 0.1, y - h * 0.6)} ${pt(x + h * 0.42, y - h * 0.3)} ${pt(x, y)}Z`;

/** The standing brass lamp: foot at (0, 0), 900 high. */
function brassLamp(c, { wicks = 5, bird = true } = {}) {
  const { p } = c;
  const [lit, mid, dark] = p.stars
    ? ['#F8D277', '#D99A35', '#8A5422']
    : [mix(p.paint[2], p.cream, 0.45), p.paint[2], mix(p.paint[2], p.deep, 0.55)];
  const turn = (half, a, b) => {
    const left = curve(half.map(([d, y]) => [d * a, y]));
    const right = curve(
      half
        .slice()
        .reverse()
        .map(([d, y]) => [d * b, y]),
    );
    return left + 'L' + right.slice(1) + 'Z';
  };
  const part = (half) => {
    c.f(mid, turn(half, -1, 1));
    c.f(lit, turn(half, -0.82, -0.42));
    c.f(dark, turn(half, 0.36, 1));
  };
  part([
    [190, 0],
    [190, -14],
    [150, -34],
    [120, -44],
    [104, -58],
    [64, -78],
    [44, -104],
    [34, -120],
  ]);
  part([
    [34, -120],
    [46, -132],
    [46, -146],
    [26, -156],
    [22, -210],
    [34, -222],
    [44, -240],
    [34, -258],
    [20, -268],
    [18, -330],
    [32, -342],
    [48, -362],
    [32, -384],
    [18, -394],
    [17, -450],
    [30, -462],
    [40, -478],
    [26, -494],
    [20, -530],
  ]);
  // the dish
  c.f(dark, disc(0, -560, 190, 30));
  c.f(mid, `M-196 -566C-150 -508 -70 -506 -26 -520H26C70 -506 150 -508 196 -566Z`);
  c.f(lit, `M-188 -562C-150 -516 -96 -508 -60 -512C-110 -522 -146 -540 -160 -564Z`);
  c.f(dark, `M196 -566C150 -508 70 -506 26 -520H60C110 -516 150 -538 164 -566Z`);
  c.f(lit, disc(0, -568, 196, 26));
  c.f(mix(p.paint[2], p.deep, 0.35), disc(0, -567, 168, 18));
  part([
    [26, -560],
    [18, -620],
    [34, -632],
    [44, -646],
    [26, -662],
    [16, -676],
    [14, -720],
  ]);
  if (bird) {
    c.f(
      mid,
      'M-58 -742C-50 -790 6 -770 12 -800C14 -820 0 -832 -10 -826C-22 -822 -26 -812 -40 -814C-38 -842 -14 -852 6 -846C36 -838 42 -808 34 -786C56 -780 84 -772 96 -800C104 -756 76 -716 22 -714H-20C-44 -716 -58 -724 -58 -742Z',
    );
    c.f(dark, 'M22 -714C76 -716 104 -756 96 -800C84 -772 56 -780 34 -786C30 -760 30 -736 22 -714Z');
    c.f(lit, 'M-40 -740C-30 -764 0 -766 18 -758C4 -740 -24 -734 -40 -740Z');
    c.f(p.ink, disc(-2, -834, 4));
  } else
    part([
      [30, -716],
      [44, -740],
      [20, -776],
      [26, -790],
      [10, -812],
      [4, -850],
    ]);
  const xs = wicks === 5 ? [-186, -96, 0, 96, 186] : [-186, 0, 186];
  for (const x of xs) {
    const y = -566 + (1 - Math.abs(x) / 200) * 22;
    c.f(lit, `M${x - 16} ${y}q16 20 32 0Z`);
    c.f(p.paint[0], flame(x, y, 96));
    c.f(p.paint[2], flame(x, y, 74));
    c.f(p.cream, flame(x, y, 44));
  }
}

export function lamp(c, r) {
  const { W, H, p } = c;
  const fx = W * c.focus;
  const table = H * 0.8;
  const night = p.stars;
  const wall = r.pick([p.near, p.mid, mix(p.near, p.paint[1], 0.4)]);
  c.f(wall, box(0, 0, W, H));
  // plaster pattern: dots of the kolam and the stripes of the temple wall below
  const gap = 46;
  c.f(c.dots(mix(wall, p.lit, 0.28), gap, 2.2), box(0, 0, W, table - 150));
  const dado = table - 138;
  c.f(p.paint[3], box(0, dado, W, 140));
  let red = '';
  for (let x = (fx % 92) - 92; x < W; x += 92) red += box(x, dado, 46, 140);
  c.f(p.paint[0], red);
  c.f(p.stone, box(0, dado - 16, W, 18));
  c.f(p.shade, box(0, dado - 2, W, 6));
  // the niche
  const nw = Math.min(W * (isTall(c) ? 0.84 : 0.44), 620);
  const ny = dado - 14;
  const nh = Math.min(H * 0.58, nw * 1.3);
  const cusp = (k) => {
    const [w, h] = [nw * k, nh * (0.9 + 0.1 * k) - (1 - k) * nw * 0.34];
    return `M${pt(fx - w / 2, ny)}V${n(ny - h * 0.5)}Q${pt(fx - w * 0.54, ny - h * 0.72)} ${pt(fx - w * 0.33, ny - h * 0.74)}Q${pt(fx - w * 0.32, ny - h * 0.88)} ${pt(fx - w * 0.14, ny - h * 0.88)}Q${pt(fx - w * 0.06, ny - h * 0.9)} ${pt(fx, ny - h)}Q${pt(fx + w * 0.06, ny - h * 0.9)} ${pt(fx + w * 0.14, ny - h * 0.88)}Q${pt(fx + w * 0.32, ny - h * 0.88)} ${pt(fx + w * 0.33, ny - h * 0.74)}Q${pt(fx + w * 0.54, ny - h * 0.72)} ${pt(fx + w / 2, ny - h * 0.5)}V${n(ny)}Z`;
  };
  c.f(p.stone, cusp(1.12));
  c.f(p.lit, cusp(1.06));
  c.f(p.deep, cusp(0.98));
  c.group(c.clip('niche', cusp(0.98)), () => {
    const s = (table - ny + nh * 0.7) / 900;
    const y = table + 40 - 560 * s;
    c.f(mix(p.deep, p.paint[2], 0.18), disc(fx, y, nw * 0.5));
    c.f(mix(p.deep, p.paint[2], 0.34), disc(fx, y, nw * 0.37));
    c.f(mix(p.deep, p.paint[2], 0.52), disc(fx, y, nw * 0.25));
  });
  // table and cloth
  c.f(p.g1, box(0, table, W, H - table));
  c.f(p.g2, box(0, table, W, 12));
  c.f(
    p.paint[1],
    `M${pt(fx - nw * 0.86, table + 22)}H${n(fx + nw * 0.86)}L${pt(fx + nw * 1.02, H)}H${n(fx - nw * 1.02)}Z`,
  );
  c.s(
    p.paint[2],
    7,
    open([
      [fx - nw * 0.84, table + 36],
      [fx + nw * 0.84, table + 36],
    ]) +
      open([
        [fx - nw * 0.96, H - 34],
        [fx + nw * 0.96, H - 34],
      ]),
  );
  let zig = '';
  for (let k = -14; k < 14; k++)
    zig += `M${pt(fx + (k * nw) / 15, table + 62)}l${pt(nw / 30, -14)}l${pt(nw / 30, 14)}Z`;
  c.f(p.paint[2], zig);
  // thoranam of mango leaves
  const id = c.symbol('leaf', () => '<path d="M0 0C-15 16 -17 52 0 84C17 52 15 16 0 0Z"/>');
  const count = Math.round(W / 58);
  c.s(p.paint[2], 5, `M-10 26Q${pt(W / 2, 56)} ${W + 10} 26`);
  for (let k = 0; k <= count; k++) {
    const t = k / count;
    c.use(
      id,
      W * t,
      26 + 60 * t * (1 - t),
      k % 2 ? 0.96 : 1.12,
      k % 2 ? 0.9 : 1.1,
      `fill="${k % 2 ? p.leaf : p.leaf2}"`,
    );
    if (k % 4 === 2) marigold(c, W * t, 32 + 60 * t * (1 - t), 19);
  }
  const s = ((table - H * 0.14) / 900) * r.f(0.94, 1);
  c.f(mix(p.paint[1], p.ink, 0.4), disc(fx + 30, table + 62, 230 * s, 18));
  c.at(fx, table + 60, s, () => brassLamp(c, { wicks: r.pick([3, 5, 5]), bird: r.chance(0.65) }));
  // offerings on both sides
  const spots = isTall(c) ? [-0.33, 0.33] : [-0.44, 0.44];
  const things = r.chance(0.5) ? [purnaKumbha, offering] : [offering, purnaKumbha];
  const reach = isTall(c) ? W : nw * 1.3;
  things.forEach((draw, k) => draw(c, r, fx + spots[k] * reach, table + 76, isTall(c) ? 0.82 : 1));
  if (W > 1500) {
    offering(c, r, fx - nw * 1.2, table + 50, 0.9);
    diya(c, fx + nw * 1.1, table + 50, 56);
    diya(c, fx + nw * 1.26, table + 84, 56);
    diya(c, fx - nw * 1.56, table + 96, 56);
  }
  for (let k = 0; k < 16; k++) petal(c, r, fx + r.f(-0.9, 0.9) * nw, H - r.f(10, 46));
  diya(c, fx - nw * 0.16, H - 26, 46);
  diya(c, fx + nw * 0.2, H - 22, 46);
  if (night) c.f(p.paint[2], disc(fx, table - 560 * s + 60, nw * 0.62), 'opacity=".07"');
}

function petal(c, r, x, y) {
  c.f(r.pick([c.p.paint[2], c.p.paint[0], c.p.paint[2], c.p.cream]), disc(x, y, r.f(4, 9), r.f(3, 5)));
}

function marigold(c, x, y, s) {
  const { p } = c;
  let d = '';
  for (let k = 0; k < 10; k++)
    d += disc(x + Math.cos(k * 0.628) * s * 0.72, y + Math.sin(k * 0.628) * s * 0.72, s * 0.34);
  c.f(p.paint[2], d);
  c.f(mix(p.paint[2], p.paint[0], 0.5), disc(x, y, s * 0.7));
  c.f(p.paint[2], disc(x - s * 0.14, y - s * 0.14, s * 0.34));
}

function purnaKumbha(c, r, x, y, k) {
  const { p } = c;
  c.at(x, y, k, () => {
    c.f(mix(p.paint[1], p.ink, 0.4), disc(14, 2, 92, 12));
    for (const a of [-1, -0.5, 0.5, 1])
      c.f(
        Math.abs(a) > 0.7 ? p.leaf2 : p.leaf,
        `M0 -148Q${a * 60 - 14} -220 ${a * 96} -${240 - Math.abs(a) * 60}Q${a * 70 + 14} -170 0 -148Z`,
      );
    c.f(p.deep, disc(0, -190, 44, 48));
    c.f(mix(p.deep, p.stone, 0.4), disc(-12, -200, 22, 30));
    c.f(p.leaf2, 'M0 -268q-12 26 -4 44h12q6 -22 -8 -44Z');
    const half = [
      [40, 0],
      [46, -10],
      [30, -18],
      [86, -54],
      [92, -86],
      [70, -120],
      [42, -136],
      [40, -150],
      [56, -162],
    ];
    c.f(mix(p.paint[2], p.paint[0], 0.25), sym(0, half));
    c.f(mix(p.paint[2], p.cream, 0.35), slice(0, half, -0.8, -0.4));
    c.f(mix(p.paint[2], p.deep, 0.5), slice(0, half, 0.4, 1));
    c.s(p.cream, 3, 'M-84 -74Q0 -52 84 -74M-86 -92Q0 -70 86 -92');
    c.f(p.paint[0], disc(0, -84, 12));
  });
}

function offering(c, r, x, y, k) {
  const { p } = c;
  c.at(x, y, k, () => {
    c.f(mix(p.paint[1], p.ink, 0.4), disc(10, 4, 150, 14));
    c.f(p.leaf2, 'M-160 -10Q-60 -44 40 -36Q130 -30 164 -6Q100 12 0 10Q-110 10 -160 -10Z');
    c.s(p.leaf, 3, 'M-150 -10Q0 -18 156 -8');
    // coconut halves, bananas, flowers
    c.f(p.deep, 'M-116 -56A44 44 0 0 0 -30 -50L-30 -60A44 16 0 0 0 -116 -60Z');
    c.f(p.cream, disc(-73, -60, 43, 15));
    c.f(mix(p.cream, p.stone, 0.5), disc(-73, -58, 28, 8));
    c.f(
      p.paint[2],
      'M4 -22Q40 -20 66 -66Q74 -70 74 -60Q62 -6 10 -8ZM24 -14Q66 -18 92 -60Q100 -62 98 -52Q78 0 28 -2Z',
    );
    c.f(mix(p.paint[2], p.deep, 0.3), 'M28 -2Q78 0 98 -52Q86 -10 28 -8Z');
    marigold(c, -18, -30, 19);
    marigold(c, 10, -42, 17);
    marigold(c, 108, -20, 17);
    c.f(
      p.cream,
      Array.from({ length: 14 }, (_, i) => disc(-140 + i * 9, -12 + Math.sin(i * 0.8) * 5, 5)).join(''),
    );
  });
}

/** The doorstep at first light, seen from above: the line, the dots, and the shadow of a palm. */
export function kolamScene(c, r) {
  const { W, H, p } = c;
  const fx = W * c.focus;
  const fy = H * 0.5;
  const floor = r.pick([p.near, mix(p.paint[0], p.deep, 0.35), p.paint[1]]);
  c.f(floor, box(0, 0, W, H));
  const line = p.cream;
  // stone joints
  let j = '';
  const cell = 300;
  for (let y = (fy % cell) - cell; y < H + cell; y += cell) j += hline(0, W, y + cell / 2);
  for (let x = (fx % cell) - cell; x < W + cell; x += cell) j += vline(x + cell / 2, 0, H);
  c.s(mix(floor, p.ink, 0.22), 3, j);
  // sprinkled water
  let spray = '';
  for (let k = 0; k < 130; k++) spray += disc(r.f(0, W), r.f(0, H), r.f(1, 3.4));
  c.f(mix(floor, p.ink, 0.25), spray);
  const draw = (q, x, y, w, rows, shape, tone, red) => {
    const k = sikku(q, { rows, shape, scale: 10 });
    const s = w / (k.size * 10);
    c.at(x, y, s, () => {
      if (red) c.s(red, 4.6, k.lines, 'stroke-linejoin="round" transform="translate(.9 .9)" opacity=".55"');
      c.s(tone, 1.7, k.lines, 'stroke-linejoin="round"');
      c.f(tone, k.dots.map(([a, b]) => disc(a, b, 0.9)).join(''));
    });
  };
  const shape = r.pick(['diamond', 'octagon', 'diamond', 'octagon']);
  const rows = shape === 'diamond' ? r.pick([9, 11, 13]) : r.pick([7, 9]);
  const size = Math.min(W, H) * (shape === 'diamond' ? 0.92 : 0.78);
  draw(r.sub('main'), fx, fy, size, rows, shape, line, mix(floor, p.ink, 0.3));
  // small ones in the free corners
  const near = size * (shape === 'diamond' ? 0.36 : 0.5);
  const spots = [];
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) spots.push([fx + sx * (near + 150), fy + sy * (H * 0.5 - 130)]);
  if (isTall(c))
    spots.splice(
      0,
      4,
      [W * 0.16, H * 0.13],
      [W * 0.84, H * 0.13],
      [W * 0.16, H * 0.87],
      [W * 0.84, H * 0.87],
    );
  for (const [x, y] of spots)
    if (x > -60 && x < W + 60) draw(r.sub('corner'), x, y, 190, 5, 'diamond', mix(line, floor, 0.2));
  for (let x = fx - near - 480; x > -140; x -= 330)
    draw(r.sub('side'), x, fy, 250, 7, 'diamond', mix(line, floor, 0.34));
  for (let x = fx + near + 480; x < W + 140; x += 330)
    draw(r.sub('side'), x, fy, 250, 7, 'diamond', mix(line, floor, 0.34));
  // lamps and flowers seen from above
  const top = (x, y) => {
    c.f(mix(floor, p.ink, 0.35), disc(x + 7, y + 9, 33));
    c.f(mix(p.paint[0], p.deep, 0.2), disc(x, y, 32));
    c.f(mix(p.paint[0], p.paint[2], 0.5), disc(x, y, 24));
    c.f(
      p.paint[2],
      `M${pt(x - 6, y + 6)}Q${pt(x - 14, y - 22)} ${pt(x + 4, y - 44)}Q${pt(x + 18, y - 16)} ${pt(x + 8, y + 8)}Z`,
    );
    c.f(
      p.cream,
      `M${pt(x - 1, y + 2)}Q${pt(x - 5, y - 14)} ${pt(x + 4, y - 28)}Q${pt(x + 10, y - 12)} ${pt(x + 5, y + 3)}Z`,
    );
  };
  const ringR = shape === 'diamond' ? size * 0.36 : size * 0.56;
  for (let k = 0; k < 4; k++) {
    const a = (k * Math.PI) / 2 + Math.PI / 4;
    const [x, y] = [fx + Math.cos(a) * ringR, fy + Math.sin(a) * ringR];
    if (y > 30 && y < H - 30 && x > 20 && x < W - 20) top(x, y);
  }
  for (let k = 0; k < 3; k++) {
    const [x, y] = isTall(c)
      ? [W * r.f(0.2, 0.8), r.pick([H * r.f(0.04, 0.1), H * r.f(0.9, 0.96)])]
      : [fx + r.pick([-1, 1]) * (near + r.f(40, 120) + (shape === 'diamond' ? 120 : 0)), H * r.f(0.34, 0.66)];
    marigold(c, x, y, r.f(18, 26));
    for (let q = 0; q < 5; q++) petal(c, r, x + r.f(-60, 60), y + r.f(-50, 50));
  }
  // a palm's shadow
  const side = c.focus > 0.5 ? -40 : W + 40;
  let shadow = '';
  for (let k = 0; k < 7; k++) {
    const a = (side < 0 ? -0.2 : Math.PI - 0.9) + k * 0.19;
    const L = Math.min(W * 0.42, 620) * (1 - Math.abs(k - 3) * 0.07);
    const [ex, ey] = [side + Math.cos(a) * L, -60 + Math.sin(a) * L];
    const [nx, ny] = [-Math.sin(a), Math.cos(a)];
    let d = `M${pt(side, -60)}`;
    for (let q = 1; q <= 12; q++) {
      const t = q / 12;
      const w = 54 * Math.sin(Math.PI * (0.15 + 0.8 * t));
      d += `L${pt(side + (ex - side) * t + nx * w, -60 + (ey + 60) * t + ny * w)}L${pt(side + (ex - side) * t + nx * 5, -60 + (ey + 60) * t + ny * 5)}`;
    }
    d += `L${pt(ex, ey)}`;
    for (let q = 12; q >= 1; q--) {
      const t = q / 12;
      const w = 54 * Math.sin(Math.PI * (0.15 + 0.8 * t));
      d += `L${pt(side + (ex - side) * t - nx * w, -60 + (ey + 60) * t - ny * w)}L${pt(side + (ex - side) * (t - 0.04) - nx * 5, -60 + (ey + 60) * (t - 0.04) - ny * 5)}`;
    }
    shadow += d + 'Z';
  }
  c.f(p.ink, shadow, 'opacity=".2"');
}

const PLACES = [
  [13.08, 80.27],
  [12.62, 80.19],
  [12.83, 79.7],
  [12.23, 79.07],
  [11.93, 79.83],
  [11.4, 79.69],
  [10.79, 79.14],
  [10.8, 78.69],
  [9.93, 78.12],
  [9.29, 79.31],
  [8.08, 77.55],
  [8.48, 76.95],
  [9.5, 76.34],
  [10.52, 76.21],
  [11.41, 76.7],
  [12.3, 76.65],
  [13.16, 75.86],
  [13.34, 74.75],
];

/** The traveled country: shore, hills and the line that walks clockwise round every stop. */
export function routeScene(c, r) {
  const { W, H, p } = c;
  const fx = W * c.focus;
  const sea = p.stars ? p.water : mix(p.paint[1], p.cream, 0.36);
  const sea2 = p.stars ? mix(p.water, p.cream, 0.4) : mix(p.paint[1], p.cream, 0.78);
  const from = r.i(0, 4);
  const stops = PLACES.filter((_, i) => (i + from) % 5 !== 1 && r.chance(0.62)).slice(0, 9);
  if (stops.length < 4) stops.push(...PLACES.slice(3, 8));
  const bw = Math.min(W * 0.74, H * (isTall(c) ? 0.62 : 0.86));
  const bh = H * 0.68;
  const at0 = project(
    stops.map(([lat, lng]) => ({ lat, lng })),
    { x: fx - bw / 2, y: H * 0.16, w: bw, h: bh },
  );
  c.f(sea, box(0, 0, W, H));
  const swell = `<path fill="none" stroke="${mix(sea, sea2, 0.45)}" stroke-width="2.6" stroke-linecap="round" d="M8 18q9-9 18 0t18 0M62 50q9-9 18 0t18 0"/>`;
  c.f(c.pattern('swell', 108, 64, swell), box(0, 0, W, H));
  const geo = landPath(at0);
  c.s(mix(sea, sea2, 0.4), 64, geo.shore, 'stroke-linejoin="round"');
  c.s(mix(sea, sea2, 0.75), 34, geo.shore + geo.island, 'stroke-linejoin="round"');
  c.f(p.g1, geo.land + geo.island);
  const land = c.clip('land', geo.land);
  // ghats as rows of hills, rivers, palms
  const mark = (lat, lng, s) => {
    const [x, y] = at0(lat, lng);
    c.f(
      mix(p.leaf, p.g1, 0.25),
      `M${pt(x - s, y)}Q${pt(x - s * 0.3, y - s * 1.5)} ${pt(x, y - s * 1.5)}Q${pt(x + s * 0.4, y - s * 1.5)} ${pt(x + s, y)}Z`,
    );
    c.f(
      p.leaf2,
      `M${pt(x + s * 0.05, y - s * 1.5)}Q${pt(x + s * 0.4, y - s * 1.5)} ${pt(x + s, y)}H${n(x + s * 0.2)}Q${pt(x - s * 0.1, y - s * 0.8)} ${pt(x + s * 0.05, y - s * 1.5)}Z`,
    );
  };
  c.group(land, () => {
    c.f(c.dots(mix(p.g2, p.g1, 0.3), 44, 2), box(0, 0, W, H));
    for (const river of [
      [
        [12.4, 75.5],
        [12.3, 76.8],
        [11.6, 77.7],
        [10.85, 78.7],
        [11.1, 79.85],
      ],
      [
        [10, 77.2],
        [9.9, 78.1],
        [9.4, 78.95],
      ],
      [
        [14.2, 76.2],
        [14.6, 78.3],
        [14.5, 80.2],
      ],
      [
        [12.9, 78],
        [12.1, 78.9],
        [11.75, 79.8],
      ],
    ])
      c.s(sea, 8, curve(river.map(([a, b]) => at0(a, b))), 'stroke-linecap="round"');
    const list = [];
    for (let lat = 15.6; lat > 8.5; lat -= 0.34)
      for (const dx of [0.42, 0.78])
        list.push([lat + r.f(-0.1, 0.1), 74.1 + (15.5 - lat) * 0.4 + dx + r.f(-0.08, 0.08)]);
    for (const [a, b] of list) mark(a, b, r.f(17, 30));
    for (let k = 0; k < 7; k++) mark(r.f(11.2, 13.6), r.f(78, 78.7), r.f(14, 22));
  });
  const R = 27;
  const points = settle(
    stops.map(([a, b]) => at0(a, b)),
    R * 3.3,
  );
  // small drawings beside the stops
  const near = [];
  points.forEach(([x, y], k) => {
    const kind = ['gate', 'hill', 'lotus', 'lamp', 'spire'][(k + from) % 5];
    const inland = at0(11, 77.6)[0];
    const sx = x + (x > inland ? -1 : 1) * 72;
    const sy = y + 20;
    const clear =
      points.every(([a, b]) => Math.hypot(a - sx, b - sy + 26) > 58) &&
      !near.some(([a, b]) => Math.hypot(a - sx, b - sy) < 76);
    near.push([sx, sy]);
    if (!clear) return;
    if (kind === 'gate') {
      const half = [
        [26, sy],
        [26, sy - 20],
        [21, sy - 22],
        [11, sy - 66],
        [14, sy - 68],
        [13, sy - 78],
      ];
      c.f(p.paint[0], sym(sx, half));
      c.f(p.deep, arch(sx, sy, 10, 18));
      c.s(
        p.cream,
        2.4,
        hline(sx - 18, sx + 18, sy - 32) +
          hline(sx - 16, sx + 16, sy - 44) +
          hline(sx - 13, sx + 13, sy - 56),
      );
      c.f(p.paint[2], kalasam(sx - 8, sy - 77, 14) + kalasam(sx, sy - 77, 16) + kalasam(sx + 8, sy - 77, 14));
    } else if (kind === 'spire') {
      c.f(
        p.paint[1],
        `M${pt(sx - 24, sy)}V${n(sy - 22)}C${pt(sx - 24, sy - 56)} ${pt(sx - 12, sy - 72)} ${pt(sx - 7, sy - 78)}h14C${pt(sx + 12, sy - 72)} ${pt(sx + 24, sy - 56)} ${pt(sx + 24, sy - 22)}V${n(sy)}Z`,
      );
      c.f(p.deep, arch(sx, sy, 12, 20));
      c.f(p.paint[2], kalasam(sx, sy - 76, 22));
    } else if (kind === 'hill') {
      c.f(
        p.near,
        `M${pt(sx - 42, sy)}Q${pt(sx - 12, sy - 56)} ${pt(sx, sy - 58)}Q${pt(sx + 12, sy - 56)} ${pt(sx + 42, sy)}Z`,
      );
      c.f(p.paint[0], flame(sx, sy - 54, 28));
      c.f(p.paint[2], flame(sx, sy - 54, 18));
    } else if (kind === 'lotus') lotus(c, sx, sy, 34);
    else diya(c, sx, sy, 40);
  });
  const d = loops(points, R);
  c.s(p.g1, 16, d, 'stroke-linejoin="round"');
  c.s(p.paint[0], 6, d, 'stroke-linejoin="round" stroke-linecap="round"');
  c.f(p.ink, points.map(([x, y]) => disc(x, y, 7)).join(''));
  for (const q of [points[0], points.at(-1)]) c.f(p.paint[2], disc(q[0], q[1], 11));
  // boats at sea, a lotus rose of the winds
  const spot = (lat, lng) => at0(lat, lng);
  for (const [a, b, s] of [
    [9.6, 75.2, 120],
    [14.2, 81.3, 140],
    [11.4, 81.3, 110],
    [12.4, 73.6, 120],
    [8.2, 79, 100],
  ]) {
    const [x, y] = spot(a, b);
    if (x > 70 && x < W - 70 && y > 40 && y < H - 40) rowboat(c, r, x, y, s, { hull: p.front });
  }
  const cx = W * (isTall(c) ? 0.16 : 0.11);
  const cy = H * 0.85;
  for (let k = 0; k < 16; k++) {
    const a = (k * Math.PI) / 8;
    const L = k % 2 ? 52 : 82;
    const b = 0.2;
    c.f(
      k % 2 ? p.paint[2] : k % 4 === 0 ? p.paint[0] : p.cream,
      `M${pt(cx, cy)}Q${pt(cx + Math.sin(a - b) * L * 0.7, cy - Math.cos(a - b) * L * 0.7)} ${pt(cx + Math.sin(a) * L, cy - Math.cos(a) * L)}Q${pt(cx + Math.sin(a + b) * L * 0.7, cy - Math.cos(a + b) * L * 0.7)} ${pt(cx, cy)}Z`,
    );
  }
  c.f(p.ink, disc(cx, cy, 12));
  c.f(p.cream, disc(cx, cy, 5));
}

export const stillScenes = { lamp, kolam: kolamScene, route: routeScene };
