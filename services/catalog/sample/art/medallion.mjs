// Portrait of a person without a photograph: head and shoulders without features, in a ring of kolam dots.
import { n, rng, hash, disc, curve } from './core.mjs';
import { mix } from './palettes.mjs';

const SKINS = ['#5E3826', '#744730', '#8C5A3B', '#A46C48', '#BD8459'];
const PALE = ['#D9A47F', '#E6B896', '#C98F6A'];
const kinds = {
  host: { ground: '#F5E0E8', disc: '#E8BFCB', line: '#7A1742', cloth: ['#7A1742', '#E6A117', '#F7EBD7'] },
  guide: { ground: '#DCEAEA', disc: '#AFCFD0', line: '#0B4A58', cloth: ['#0B4A58', '#93281A', '#F7EBD7'] },
  teacher: { ground: '#F4E1DB', disc: '#E5B9A6', line: '#93281A', cloth: ['#C96A1E', '#93281A', '#F7EBD7'] },
  traveller: {
    ground: '#DDECE0',
    disc: '#B3D1B9',
    line: '#27643B',
    cloth: ['#27643B', '#E6A117', '#F4F3F0'],
  },
  author: { ground: '#E3E5F3', disc: '#BFC4E2', line: '#28327A', cloth: ['#28327A', '#E6A117', '#F7EBD7'] },
};
const MEN = new Set(
  'krishna rama shiva aditya surya ganesha ganapathi siva jaya luca joshua andrea mustafa ezra noah elisha nikola mani ravi hari murali bharathi gandhi balaji shyamji sri rishi'.split(
    ' ',
  ),
);
const WOMEN = new Set(
  'anne alice claire charlotte margaret susan karen helen ingrid astrid elizabeth sarah hannah ruth jasmin carmen megan lauren kathleen janet rachel deborah miriam marjan nour yasmin mary lily emily sophie amelie chloe zoe noor parvathy lakshmy devaki revathy malathy bhuvaneswari'.split(
    ' ',
  ),
);

/** The drawing to use if the record does not specify one. */
function bearing(name, gender, r) {
  if (/^(f|w)/i.test(gender ?? '')) return 'woman';
  if (/^m/i.test(gender ?? '')) return 'man';
  const first = (name ?? '')
    .toLowerCase()
    .replace(/^(dr|mr|mrs|ms|smt|shri|sri|swami|guru|acharya)\.?\s+/, '')
    .split(/[\s-]/)[0];
  if (/^(mrs|ms|smt|miss)\b/i.test(name ?? '')) return 'woman';
  if (MEN.has(first)) return 'man';
  if (WOMEN.has(first) || /(a|i|ee|ya|ie)$/.test(first)) return 'woman';
  return first ? 'man' : r.pick(['woman', 'man']);
}

/** An odd number of dots: the line closes after two rounds and goes round every one. */
function ring(cx, cy, R, dots, amp) {
  const pts = [];
  const steps = dots * 4;
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * Math.PI * 4 - Math.PI / 2;
    const q = R + amp * Math.sin((dots * (a + Math.PI / 2)) / 2);
    pts.push([cx + Math.cos(a) * q, cy + Math.sin(a) * q]);
  }
  let d = '';
  for (let k = 0; k < dots; k++) {
    const a = ((k + 0.5) / dots) * Math.PI * 2 - Math.PI / 2;
    d += disc(cx + Math.cos(a) * R, cy + Math.sin(a) * R, 2.4);
  }
  return { line: curve(pts, true), dots: d };
}

export function medallion({
  slug = '',
  name = '',
  kind = 'host',
  gender,
  country = '',
  size = 400,
  ground = false,
  inks = {},
}) {
  const r = rng(`medallion/${slug || name}`);
  const k = kinds[kind] ?? kinds.host;
  const who = bearing(name, gender, r.sub('who'));
  const abroad = country
    ? !/india|bharat|nepal|sri lanka/i.test(country)
    : kind === 'traveller' && r.sub('abroad').chance(0.75);
  const marked =
    !abroad &&
    !/\b(khan|shaikh|sheikh|ahmed|ali|begum|syed|fatima|ayesha|aisha|farah|zara|mohammed|mohamed|imran|yusuf|ibrahim|mary|maria|teresa|john|joseph|thomas|george|jacob|philip|mathew|matthew|fernandes|farook|kader|mercy|dsouza|d'souza|paul|kaur|singh|gurpreet|harpreet|mistry|irani|dorje|tenzin|lhamo)\b/i.test(
      name,
    );
  const elder = r.chance(0.3);
  const drawnSkin = abroad ? r.pick([...PALE, ...PALE, ...SKINS.slice(1, 4)]) : r.pick(SKINS);
  const skin = inks.skin ?? drawnSkin;
  const shade = mix(skin, '#2B1420', 0.24);
  const drawnHair = elder
    ? r.pick(['#8D8A8C', '#B9B6B5', '#6B6468'])
    : abroad
      ? r.pick(['#3A2418', '#5B3A22', '#8A5A2E', '#20161C', '#B98A4A'])
      : r.pick(['#1B1318', '#241820', '#2A1C1A']);
  const hair = inks.hair ?? drawnHair;
  const gleam = mix(hair, '#FFFFFF', 0.16);
  const [c1, c2, c3] = r.chance(0.5) ? k.cloth : [k.cloth[2], k.cloth[0], k.cloth[1]];
  const gold = '#E6A117';
  const jasmine = '#FFFDF3';
  const id = 'm' + hash(`${slug}/${name}/${kind}`).toString(36).slice(0, 6);
  const out = [];
  const f = (fill, d, x = '') => out.push(`<path fill="${fill}" d="${d}"${x}/>`);
  const s = (stroke, w, d, x = '') =>
    out.push(`<path fill="none" stroke="${stroke}" stroke-width="${w}" d="${d}"${x}/>`);

  // behind the head: a sun and the line of a hill
  const sunX = r.pick([128, 272]);
  f(k.disc, disc(sunX, 138, 54));
  f(
    mix(k.disc, k.line, 0.16),
    r.pick([
      'M30 300Q110 214 190 262T380 236V400H30Z',
      'M30 268Q120 250 200 276T380 262V400H30Z',
      'M30 300L120 216L176 262L250 196L380 300V400H30Z',
    ]),
  );

  const style =
    who === 'woman'
      ? r.pick(
          abroad
            ? ['bun', 'loose', 'loose', 'bob', 'bob', 'curly', 'braid']
            : ['bun', 'bun', 'braid', 'braid', 'loose', 'veil', 'bob', 'curly'],
        )
      : r.pick(
          abroad
            ? ['short', 'side', 'curly', 'bald', 'side', 'short']
            : ['short', 'side', 'curly', 'bald', 'turban', 'short', 'knot', 'side'],
        );
  const dress =
    who === 'woman'
      ? abroad
        ? r.pick(['scarf', 'tunic', 'scarf'])
        : r.pick(['saree', 'saree', 'dupatta'])
      : abroad
        ? r.pick(['scarf', 'tunic', 'kurta'])
        : kind === 'teacher'
          ? r.pick(['robe', 'shawl'])
          : r.pick(['shawl', 'kurta', 'waistcoat', 'shawl']);

  // hair that falls behind
  if (style === 'loose') f(hair, 'M142 150C134 220 126 262 138 300H262C274 262 266 220 258 150Z');
  if (style === 'curly')
    f(
      hair,
      [
        [150, 150, 30],
        [140, 186, 28],
        [142, 220, 24],
        [250, 150, 30],
        [260, 186, 28],
        [258, 220, 24],
        [164, 118, 30],
        [200, 106, 34],
        [236, 118, 30],
      ]
        .slice(0, who === 'woman' ? 9 : 9)
        .filter((b) => who === 'woman' || b[1] < 160)
        .map((b) => disc(...b))
        .join(''),
    );
  if (style === 'bun') {
    f(hair, disc(238, 116, 30));
    if (!abroad)
      f(
        jasmine,
        [0, 1, 2, 3, 4, 5]
          .map((i) => disc(238 + Math.cos(i * 0.62 - 1.7) * 32, 116 + Math.sin(i * 0.62 - 1.7) * 32, 6))
          .join(''),
      );
  }
  if (style === 'knot') f(hair, disc(200, 92, 19));
  if (style === 'bob')
    f(
      hair,
      'M138 170C132 104 168 96 200 96C232 96 268 104 262 170L266 222C250 236 240 232 236 220H164C160 232 150 236 134 222Z',
    );
  if (style === 'veil')
    f(
      c1,
      'M124 400C120 300 118 220 134 158C142 112 172 92 200 92C228 92 258 112 266 158C282 220 280 300 276 400Z',
    );

  // shoulders and neck
  const body =
    'M58 400C60 330 84 296 128 284C150 278 166 274 172 262H228C234 274 250 278 272 284C316 296 340 330 342 400Z';
  const torso = {
    saree: c1,
    dupatta: c1,
    scarf: c3,
    tunic: c1,
    shawl: c3,
    kurta: c1,
    waistcoat: c3,
    robe: c1,
  }[dress];
  f(torso, body);
  f(skin, 'M174 214H226V262C226 284 214 300 200 304C186 300 174 284 174 262Z');
  f(shade, 'M174 236C190 252 212 254 226 238V262C226 284 214 300 200 304C206 280 192 262 174 252Z');
  f(
    mix(torso, '#1C1A1F', 0.16),
    'M228 262C234 274 250 278 272 284C316 296 340 330 342 400H268C272 340 262 300 222 280Z',
  );

  // the cloth
  if (dress === 'saree' || dress === 'dupatta') {
    f(c2, 'M128 284C150 278 160 276 168 270C176 330 236 356 300 400H176C132 372 104 330 106 294Z');
    f(gold, 'M168 270C176 330 236 356 300 400H282C222 362 164 334 158 274Z');
    s(mix(c2, '#FFFFFF', 0.25), 2.5, 'M120 292C128 336 160 368 202 400M136 284C144 330 178 362 232 400');
    if (dress === 'dupatta')
      f(c2, 'M272 284C250 278 240 276 232 270C230 320 236 366 250 400H322C330 350 310 300 272 284Z');
    f(skin, 'M176 262C180 296 192 312 200 316C208 312 220 296 224 262Z');
    f(shade, 'M200 304C206 280 192 262 176 254L224 240V262C220 296 208 312 200 316Z');
  } else if (dress === 'shawl') {
    f(
      c1,
      'M128 284C146 278 158 276 166 270L188 400H94C92 350 96 306 128 284ZM272 284C254 278 242 276 234 270L214 400H306C308 350 304 306 272 284Z',
    );
    f(gold, 'M166 270L188 400H174L154 274ZM234 270L214 400H228L246 274Z');
    f(mix(c1, '#1C1A1F', 0.2), 'M272 284C304 306 308 350 306 400H276C280 350 276 310 256 280Z');
  } else if (dress === 'kurta' || dress === 'tunic') {
    f(
      mix(torso, '#FFFFFF', 0.22),
      'M170 266C176 290 190 306 200 310C210 306 224 290 230 266L240 272C232 304 214 318 204 322V372H196V322C186 318 168 304 160 272Z',
    );
    f(gold, disc(200, 336, 3.2) + disc(200, 354, 3.2));
  } else if (dress === 'waistcoat') {
    f(
      c1,
      'M128 284C146 278 156 276 164 272C170 320 184 350 196 366V400H96C96 352 98 308 128 284ZM272 284C254 278 244 276 236 272C230 320 216 350 204 366V400H304C304 352 302 308 272 284Z',
    );
    f(gold, disc(208, 380, 3.2) + disc(208, 394, 3.2));
    f(
      c3,
      'M172 262C176 284 190 302 200 308C210 302 224 284 228 262L238 270C230 300 212 316 200 320C188 316 170 300 162 270Z',
    );
  } else if (dress === 'scarf') {
    f(c2, 'M164 254C176 284 224 284 236 254L250 272C240 310 160 310 150 272Z');
    f(c2, 'M214 292L244 286L262 400H226Z');
    f(gold, 'M228 372L258 368L260 378L229 382Z');
    s(mix(c2, '#FFFFFF', 0.3), 2.5, 'M158 268C172 298 228 298 242 268');
  } else {
    f(c2, 'M168 268C150 320 110 350 84 400H128C160 360 186 320 196 306Z');
    f(mix(c1, '#1C1A1F', 0.14), 'M232 268C240 320 262 360 270 400H300C296 350 280 300 250 278Z');
  }
  if (dress === 'robe' || (dress === 'shawl' && r.chance(0.5)))
    f(
      '#6A3A22',
      Array.from({ length: 15 }, (_, i) => {
        const a = (i / 14) * Math.PI;
        return disc(200 - Math.cos(a) * 38, 276 + Math.sin(a) * 76, 5);
      }).join(''),
    );

  // head
  const face =
    'M152 168C150 126 172 108 200 108C228 108 250 126 248 168C246 206 226 238 200 240C174 238 154 206 152 168Z';
  f(skin, face + disc(151, 176, 8, 13) + disc(249, 176, 8, 13));
  f(
    shade,
    'M200 108C228 108 250 126 248 168C246 206 226 238 200 240C222 220 232 196 230 164C229 136 218 118 200 108Z' +
      disc(249, 176, 8, 13),
    ' opacity=".62"',
  );

  // beard before hair
  const beard =
    who === 'man'
      ? r.pick([
          'none',
          'none',
          'short',
          'full',
          style === 'bald' || style === 'turban' ? 'full' : 'moustache',
        ])
      : 'none';
  if (beard === 'short' || beard === 'full')
    f(
      hair,
      `M152 176C158 190 164 196 176 198C190 192 210 192 224 198C236 196 242 190 248 176C248 ${beard === 'full' ? 250 : 216} ${beard === 'full' ? '226 282 200 286' : '224 248 200 249'}C${beard === 'full' ? '174 282 152 250' : '176 248 152 216'} 152 176Z`,
    );
  if (beard === 'moustache')
    f(
      hair,
      'M174 206C184 196 194 196 200 200C206 196 216 196 226 206C214 210 206 208 200 206C194 208 186 210 174 206Z',
    );

  // hair over the brow
  if (['bun', 'braid', 'veil'].includes(style))
    f(
      hair,
      'M148 172C142 118 168 98 200 98C232 98 258 118 252 172C246 148 228 132 200 122C172 132 154 148 148 172Z',
    );
  if (style === 'loose' || style === 'bob')
    f(
      hair,
      'M146 186C138 116 166 96 202 96C236 96 262 118 254 186C250 160 238 144 214 126C196 146 162 148 146 186Z',
    );
  if (style === 'curly')
    f(
      hair,
      [
        [158, 132, 18],
        [180, 118, 19],
        [204, 114, 19],
        [226, 120, 18],
        [243, 136, 16],
      ]
        .map((b) => disc(...b))
        .join(''),
    );
  if (style === 'short')
    f(
      hair,
      'M149 170C142 116 168 94 202 94C236 94 258 116 251 170C246 152 242 142 234 134C212 140 184 138 166 132C156 142 152 154 149 170Z',
    );
  if (style === 'side')
    f(
      hair,
      'M149 172C140 118 164 92 206 92C242 92 260 118 251 172C248 154 244 146 238 138C214 138 192 132 178 120C170 138 154 146 149 172Z',
    );
  if (style === 'knot')
    f(
      hair,
      'M149 170C144 118 170 98 200 98C230 98 256 118 251 170C244 144 226 128 200 124C174 128 156 144 149 170Z',
    );
  if (style === 'bald' && r.chance(0.6))
    f(
      hair,
      'M150 186C146 172 146 160 150 150C156 160 158 172 156 188ZM250 186C254 172 254 160 250 150C244 160 242 172 244 188Z',
    );
  if (style === 'turban') {
    const t = r.pick([k.cloth[0], gold, '#C4472E']);
    f(
      t,
      'M142 158C132 112 160 80 200 78C240 80 268 112 258 158C240 138 222 130 200 128C178 130 160 138 142 158Z',
    );
    s(
      mix(t, '#FFFFFF', 0.32),
      3,
      'M146 146C166 112 204 100 246 110M150 126C172 98 210 90 236 98M256 148C238 122 214 112 186 112',
    );
    f(
      mix(t, '#1C1A1F', 0.2),
      'M200 128C222 130 240 138 258 158C262 140 260 122 252 108C246 124 226 128 200 128Z',
    );
  }
  if (['bun', 'braid', 'loose', 'bob', 'veil', 'short', 'side', 'knot'].includes(style))
    s(gleam, 3, 'M168 118C180 108 196 105 208 107', ' stroke-linecap="round"');
  if (style === 'braid') {
    let b = '';
    for (let i = 0; i < 7; i++) b += disc(254 + Math.sin(i * 0.5) * 7, 196 + i * 25, 15 - i * 0.8, 17);
    f(hair, 'M236 130C256 150 262 176 258 200L244 196Z' + b);
    if (!abroad)
      f(
        jasmine,
        Array.from({ length: 8 }, (_, i) => disc(244 + Math.sin(i * 1.3) * 5 + i * 1.2, 134 + i * 9, 5)).join(
          '',
        ),
      );
  }
  if (style === 'veil') {
    f(
      c1,
      'M142 190C134 112 164 84 202 84C240 84 268 114 258 190L268 300L246 280C252 240 254 190 248 160C240 128 222 112 200 110C178 112 160 128 152 160C146 190 148 240 154 280L132 300Z',
    );
    s(
      gold,
      5,
      'M154 280C148 240 146 190 152 160C160 128 178 112 200 110C222 112 240 128 248 160C254 190 252 240 246 280',
    );
  }

  // small details
  if (who === 'woman' && !abroad) {
    if (marked) f('#B00F2F', disc(198, 150, 4.4));
    f(gold, disc(150, 194, 4.5) + disc(250, 194, 4.5));
  } else if (who === 'woman') f(gold, disc(150, 194, 3.6) + disc(250, 194, 3.6));
  if (r.chance(0.4) && who === 'man' && marked)
    s('#F7EBD7', 3, 'M184 138H214M182 145H216M184 152H214', ' stroke-linecap="round"');
  if (r.chance(elder ? 0.6 : 0.3)) {
    const g = '#2A2026';
    const d = r.chance(0.5)
      ? disc(180, 176, 16) + disc(220, 176, 16)
      : 'M164 166h32v12q-2 12 -16 12q-14 0 -16 -12ZM204 166h32v12q-2 12 -16 12q-14 0 -16 -12Z';
    f('#FFFFFF', d, ' opacity=".16"');
    s(g, 3, d + 'M196 174Q200 170 204 174M164 172L152 168M236 172L248 168');
  }
  if (who === 'woman' && dress === 'saree') s(gold, 3, 'M176 280Q200 318 224 280');

  const frame = ring(200, 200, 177, 47, 8.5);
  const clip = `<clipPath id="${id}"><path d="${disc(200, 200, 158)}"/></clipPath>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="${n(size)}" height="${n(size)}"><defs>${clip}</defs><path fill="${k.ground}" d="${ground ? 'M0 0H400V400H0Z' : disc(200, 200, 198)}"/><path fill="${mix(k.ground, k.disc, 0.5)}" d="${disc(200, 200, 158)}"/><g clip-path="url(#${id})">${out.join('')}</g><path fill="none" stroke="${k.line}" stroke-width="3" d="${disc(200, 200, 158)}"/><path fill="none" stroke="${k.line}" stroke-width="2.2" stroke-linejoin="round" d="${frame.line}"/><path fill="${k.line}" d="${frame.dots}"/></svg>\n`;
}
