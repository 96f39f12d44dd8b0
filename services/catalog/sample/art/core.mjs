// Seeded random numbers, compact path strings, and the sheet that collects the layers of a print.

export function hash(text) {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

/** A seeded random generator; `sub(name)` is independent of the number of earlier calls. */
export function rng(seed) {
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    f: (lo, hi) => lo + (hi - lo) * next(),
    i: (lo, hi) => lo + Math.floor((hi - lo + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (q) => next() < q,
    sub: (name) => rng(`${seed}/${name}`),
  };
}

let parts = 10;
/** Large local drawings are scaled down afterwards, so integer coordinates are precise enough. */
export function coarse(draw) {
  const kept = parts;
  parts = 1;
  try {
    return draw();
  } finally {
    parts = kept;
  }
}
export const n = (v) => {
  const r = Math.round(v * parts) / parts;
  if (r === 0) return '0';
  return String(r).replace(/^(-?)0\./, '$1.');
};
/** Joins numbers, omitting the space before a minus sign. */
const row = (...v) => v.map(n).reduce((a, b) => (b[0] === '-' ? a + b : `${a} ${b}`));
export const pt = row;
export const open = (points) => 'M' + row(...points.flat());
export const poly = (points) => open(points) + 'Z';
export const box = (x, y, w, h) => `M${pt(x, y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A single arc that ends just before its start: half the bytes of a full circle. */
export const disc = (x, y, r, ry = r) => `M${pt(x, y - ry)}a${pt(r, ry)} 0 1 0 .1 0Z`;
export const vline = (x, y0, y1) => `M${pt(x, y0)}V${n(y1)}`;
export const hline = (x0, x1, y) => `M${pt(x0, y)}H${n(x1)}`;
/** Points given as [half width, y] from the foot up, mirrored about cx. */
export const sym = (cx, half) =>
  poly([
    ...half.map(([d, y]) => [cx - d, y]),
    ...half
      .slice()
      .reverse()
      .map(([d, y]) => [cx + d, y]),
  ]);
/** The part of such a shape between the fractions a and b of its half width (-1 left edge, 1 right edge). */
export const slice = (cx, half, a, b) =>
  poly([
    ...half.map(([d, y]) => [cx + d * a, y]),
    ...half
      .slice()
      .reverse()
      .map(([d, y]) => [cx + d * b, y]),
  ]);

/** Catmull-Rom through the points as cubic curves. */
export function curve(p, closed = false) {
  const at = (i) => (closed ? p[(i + p.length) % p.length] : p[Math.max(0, Math.min(p.length - 1, i))]);
  let d = 'M' + pt(...p[0]);
  for (let i = 0; i < (closed ? p.length : p.length - 1); i++) {
    const [a, b, e, f] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${pt(b[0] + (e[0] - a[0]) / 6, b[1] + (e[1] - a[1]) / 6)} ${pt(e[0] - (f[0] - b[0]) / 6, e[1] - (f[1] - b[1]) / 6)} ${pt(...e)}`;
  }
  return closed ? d + 'Z' : d;
}
export const blob = (p) => curve(p, true);

/** A horseshoe (kudu) arch standing on (x, y): w wide, h high. */
export const arch = (x, y, w, h) =>
  `M${pt(x - w / 2, y)}v${n(-h * 0.5)}a${pt(w / 2, h * 0.5)} 0 0 1 ${n(w)} 0v${n(h * 0.5)}Z`;
export const ogee = (x, y, w, h) =>
  `M${pt(x - w / 2, y)}c${row(-w * 0.22, -h * 0.5, w * 0.3, -h * 0.62, w * 0.5, -h)}c${row(w * 0.2, h * 0.38, w * 0.72, h * 0.5, w * 0.5, h)}Z`;
/** The pot finial on every ridge. */
export const kalasam = (x, y, h) =>
  `M${pt(x - h * 0.14, y)}q${pt(-h * 0.2, -h * 0.26)} ${pt(h * 0.08, -h * 0.42)}l${pt(-h * 0.07, -h * 0.08)}q${pt(h * 0.11, -h * 0.1)} ${pt(h * 0.13, -h * 0.5)}q${pt(h * 0.02, h * 0.4)} ${pt(h * 0.13, h * 0.5)}l${pt(-h * 0.07, h * 0.08)}q${pt(h * 0.28, h * 0.16)} ${pt(h * 0.08, h * 0.42)}Z`;
/** A niche figure, h high: halo-less head, shoulders, a tapering body. */
export const figure = (x, y, h) =>
  disc(x, y - h * 0.86, h * 0.13) +
  `M${pt(x - h * 0.13, y)}l${pt(-h * 0.1, -h * 0.62)}q${pt(h * 0.23, -h * 0.22)} ${pt(h * 0.46, 0)}l${pt(-h * 0.1, h * 0.62)}Z`;

export class Sheet {
  constructor({ W, H, palette, random, uid }) {
    Object.assign(this, { W, H, p: palette, r: random, uid });
    this.out = [];
    this.defs = [];
    this.names = new Map();
  }
  add(text) {
    this.out.push(text);
  }
  f(fill, d, extra = '') {
    if (d) this.out.push(`<path fill="${fill}" d="${d}"${extra && ' ' + extra}/>`);
  }
  s(stroke, w, d, extra = '') {
    if (d)
      this.out.push(
        `<path fill="none" stroke="${stroke}" stroke-width="${n(w)}" d="${d}"${extra && ' ' + extra}/>`,
      );
  }
  /** Rows of small standing figures as round-ended strokes: a body each and a head above it. */
  figures(fill, list, h) {
    if (!list.length) return;
    const body = list.map(([x, y]) => `M${pt(x, y - h * 0.16)}v${n(-h * 0.4)}`).join('');
    const head = list.map(([x, y]) => `M${pt(x, y - h * 0.88)}h0`).join('');
    this.out.push(
      `<g stroke="${fill}" stroke-linecap="round"><path stroke-width="${n(h * 0.34)}" d="${body}"/><path stroke-width="${n(h * 0.25)}" d="${head}"/></g>`,
    );
  }
  /** A row of round studs between two points. */
  studs(fill, x0, x1, y, d, count) {
    this.out.push(
      `<path stroke="${fill}" stroke-width="${n(d)}" stroke-linecap="round" stroke-dasharray="0 ${((x1 - x0) / (count - 1) - 0.001).toFixed(2)}" d="M${pt(x0, y)}H${n(x1 + 0.5)}"/>`,
    );
  }
  group(attrs, draw) {
    this.out.push(`<g${attrs && ' ' + attrs}>`);
    draw();
    this.out.push('</g>');
  }
  /** Draw in local units, the origin at (x, y). */
  at(x, y, scale, draw, flip = false, id = '') {
    const s = Math.round(scale * 1000) / 1000;
    this.group(
      `${id && `id="${id}" `}transform="translate(${pt(x, y)})scale(${flip ? `${-s} ${s}` : s})"`,
      draw,
    );
  }
  id(name) {
    if (!this.names.has(name)) this.names.set(name, `${this.uid}${this.names.size.toString(36)}`);
    return this.names.get(name);
  }
  /** A shape drawn once and used often; it inherits the fill of each use. */
  symbol(name, make) {
    const known = this.names.has(name);
    const id = this.id(name);
    if (!known) this.defs.push(`<g id="${id}">${make()}</g>`);
    return id;
  }
  use(id, x, y, sx, sy = sx, attrs = '') {
    const k = (v) => Math.round(v * 1000) / 1000;
    this.out.push(
      `<use href="#${id}" transform="translate(${pt(x, y)})scale(${sx === sy ? k(sx) : `${k(sx)} ${k(sy)}`})"${attrs && ' ' + attrs}/>`,
    );
  }
  pattern(name, w, h, content, transform = '') {
    const known = this.names.has(name);
    const id = this.id(name);
    if (!known)
      this.defs.push(
        `<pattern id="${id}" width="${n(w)}" height="${n(h)}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${content}</pattern>`,
      );
    return `url(#${id})`;
  }
  clip(name, d) {
    const known = this.names.has(name);
    const id = this.id(name);
    if (!known) this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `clip-path="url(#${id})"`;
  }
  hatch(color, gap = 9, w = 2, angle = 45) {
    return this.pattern(
      `hatch${color}${gap}${w}${angle}`,
      gap,
      gap,
      `<path stroke="${color}" stroke-width="${w}" d="M0 0V${gap}"/>`,
      `rotate(${angle})`,
    );
  }
  dots(color, gap = 14, rad = 2) {
    const h = gap / 2;
    return this.pattern(
      `dots${color}${gap}${rad}`,
      gap,
      gap,
      `<path fill="${color}" d="${disc(h / 2, h / 2, rad)}${disc(h * 1.5, h * 1.5, rad)}"/>`,
    );
  }
  svg({ width, height, flip }) {
    const body = this.out.join('');
    const inner = flip ? `<g transform="matrix(-1 0 0 1 ${this.W} 0)">${body}</g>` : body;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.W} ${this.H}" width="${width}" height="${height}">${this.defs.length ? `<defs>${this.defs.join('')}</defs>` : ''}${inner}</svg>\n`;
  }
}
