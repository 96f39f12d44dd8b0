// People (always without faces), animals, boats and lamps. Local units: a standing person is 100 high, feet at 0.
import { n, pt, disc, box } from './core.mjs';

export function person(
  c,
  r,
  x,
  y,
  h,
  kind = r.pick(['woman', 'man', 'woman', 'pilgrim']),
  { dark = false, flip = r.chance(0.5) } = {},
) {
  const { p } = c;
  const skin = dark ? p.front : r.pick(p.skin);
  const hair = dark ? p.front : p.hair;
  const [red, teal, gold, white] = dark ? Array(4).fill(p.front) : p.paint;
  const robe = r.pick([red, teal, gold, red]);
  const trim = robe === gold ? red : gold;
  c.at(
    x,
    y,
    h / 100,
    () => {
      if (kind === 'woman' || kind === 'pot') {
        c.f(robe, 'M-15 0Q-16 -30 -9 -50L-12 -74Q0 -84 12 -74L9 -50Q16 -30 17 0Z');
        c.f(trim, 'M-15 -7L17 -7L17 0L-15 0ZM-12 -74L-6 -78L11 -34L9 -22Z');
        c.f(
          skin,
          'M-12 -73Q-19 -60 -16 -44L-12 -44Q-13 -58 -9 -66Z' +
            (kind === 'pot'
              ? 'M11 -74L19 -96L14 -112L11 -111L15 -96L8 -80Z'
              : 'M12 -73Q18 -60 15 -46L12 -46Q12 -58 9 -66Z'),
        );
        c.f(skin, disc(0, -88, 8, 9));
        c.f(hair, 'M-9 -87Q-9 -99 0 -99Q9 -99 9 -87Q10 -76 4 -77L-4 -77Q-10 -76 -9 -87Z' + disc(-6, -82, 6));
        if (!dark) c.f(white, disc(-9, -86, 2) + disc(-11, -82, 2) + disc(-9, -78, 2));
        if (kind === 'pot')
          c.f(dark ? p.front : gold, 'M-9 -99q9 -5 18 0q5 8 -3 15l2 4h-16l2 -4q-8 -7 -3 -15Z');
      } else if (kind === 'monk') {
        c.f(robe, 'M-15 0Q-14 -50 -12 -74Q0 -84 12 -74Q14 -50 16 0Z');
        c.f(trim, 'M-12 -74L-7 -78L14 -38L15 -24Z');
        c.f(skin, disc(0, -89, 8, 9.5) + 'M13 -66L20 -52L18 -49L12 -56Z');
        c.s(dark ? p.front : p.deep, 2.4, 'M20 0V-82');
      } else if (kind === 'child') {
        c.f(skin, disc(0, -60, 8) + 'M-7 0V-14H-3V0ZM3 0V-14H7V0ZM-12 -46L-20 -30L-17 -28L-9 -38Z');
        c.f(robe, 'M-10 -50Q0 -56 10 -50L14 -12H-14Z');
        c.f(hair, 'M-8 -60Q-8 -70 0 -70Q8 -70 8 -60Q6 -56 0 -57Q-6 -56 -8 -60Z');
      } else {
        c.f(
          skin,
          'M-7 0L-8 -12H-2L-2 0ZM2 0L2 -12H8L7 0Z' +
            disc(0, -90, 8, 9) +
            'M-14 -74Q-20 -60 -17 -42L-13 -42Q-14 -58 -10 -68ZM14 -74Q20 -60 17 -42L13 -42Q14 -58 10 -68Z',
        );
        c.f(kind === 'pilgrim' ? white : r.pick([white, robe]), 'M-13 -76Q0 -84 13 -76L11 -46H-11Z');
        c.f(white, 'M-12 -48H12L13 -9H1L0 -22L-1 -9H-13Z');
        c.f(robe, 'M-13 -76L-7 -79L13 -52L11 -44ZM-12 -12L-1 -12L-1 -9L-13 -9ZM1 -12L12 -12L13 -9L1 -9Z');
        c.f(hair, 'M-9 -89Q-9 -100 0 -100Q9 -100 9 -89Q8 -82 0 -83Q-8 -82 -9 -89Z');
        if (kind === 'pilgrim') c.f(robe, 'M-15 -97Q0 -112 16 -98L13 -93Q0 -101 -12 -92Z');
      }
    },
    flip,
  );
}

/** Someone seated cross-legged, seen from behind or the front alike. */
export function seated(c, r, x, y, h, { robe = r.pick(c.p.paint.slice(0, 3)), dark = false } = {}) {
  const { p } = c;
  const skin = dark ? p.front : r.pick(p.skin);
  c.at(x, y, h / 70, () => {
    c.f(
      dark ? p.front : robe,
      'M-34 -2Q-36 -12 -22 -15L-10 -20H10L22 -15Q36 -12 34 -2Q18 3 0 0Q-18 3 -34 -2Z',
    );
    c.f(dark ? p.front : p.paint[3], 'M-14 -16L-16 -42Q0 -50 16 -42L14 -16Z');
    c.f(dark ? p.front : robe, 'M-16 -42L-9 -45L15 -22L14 -14Z');
    c.f(
      skin,
      'M-16 -41Q-26 -28 -25 -10L-21 -9Q-20 -24 -12 -32ZM16 -41Q26 -28 25 -10L21 -9Q20 -24 12 -32Z' +
        disc(0, -57, 8, 9) +
        box(-3, -50, 6, 7),
    );
    c.f(
      dark ? p.front : p.hair,
      'M-9 -56Q-9 -67 0 -67Q9 -67 9 -56Q8 -50 0 -51Q-8 -50 -9 -56Z' +
        (r.chance(0.5) ? disc(0, -68, 4.5) : ''),
    );
  });
}

/** Groups of walkers on a line, larger when nearer. */
export function walkers(c, r, list) {
  for (const [x, y, h, kind] of list.slice().sort((a, b) => a[1] - b[1])) {
    c.f(c.p.g2, disc(x + h * 0.12, y, h * 0.26, h * 0.045));
    person(c, r, x, y, h, kind);
  }
}

export function cow(c, x, y, h, { body = c.p.cream, shade = c.p.stone, horn = c.p.deep, flip = false } = {}) {
  c.at(
    x,
    y,
    h / 80,
    () => {
      c.f(shade, 'M26 -30L24 0H31L35 -30ZM-36 -30L-33 0H-26L-25 -30Z');
      c.f(
        body,
        'M-62 -58Q-68 -66 -56 -68Q-50 -76 -40 -70Q-32 -72 -26 -68Q-20 -82 -8 -70Q20 -66 38 -66Q48 -64 48 -48L46 0H39L36 -26Q10 -18 -18 -24L-20 0H-27L-30 -26Q-42 -30 -44 -46Q-52 -46 -58 -46Q-66 -48 -62 -58Z',
      );
      c.f(
        horn,
        'M-48 -70Q-56 -82 -48 -88Q-50 -78 -43 -71ZM-42 -71Q-40 -82 -34 -86Q-36 -76 -38 -70ZM47 -60Q54 -40 50 -18L53 -10L48 -8L47 -18Q49 -40 44 -58Z',
      );
      c.f(c.p.paint[0], 'M-36 -44Q-34 -58 -29 -68L-25 -68Q-30 -56 -30 -42Z');
      c.f(c.p.paint[2], disc(-33, -38, 4));
    },
    flip,
  );
}

/** A temple elephant with its gilded forehead cloth. */
export function elephant(c, x, y, h, { flip = false, dressed = true } = {}) {
  const { p } = c;
  const [body, dark] = p.stars ? ['#4A5078', '#323860'] : ['#7B7480', '#565060'];
  c.at(
    x,
    y,
    h / 120,
    () => {
      c.f(dark, 'M-24 -50L-22 0H-4L-4 -50ZM34 -50L36 0H54L56 -50Z');
      c.f(
        body,
        'M-60 -84Q-56 -118 -28 -118Q-14 -116 -8 -106Q22 -122 54 -104Q70 -92 68 -52L68 0H48L46 -40Q22 -30 -4 -38L-8 0H-28L-30 -44Q-42 -48 -46 -60Q-52 -40 -52 -22Q-54 -8 -66 -10L-66 -16Q-60 -14 -60 -24Q-64 -60 -60 -84Z',
      );
      c.f(dark, 'M-26 -108Q-6 -104 -8 -76Q-10 -60 -22 -62Q-32 -74 -30 -98Z');
      c.f(p.cream, 'M-48 -56Q-62 -50 -72 -56Q-60 -58 -50 -64Z');
      c.s(dark, 3, 'M68 -88Q76 -66 72 -46', 'stroke-linecap="round"');
      if (dressed) {
        c.f(p.paint[2], 'M-58 -92Q-54 -118 -36 -118L-34 -100Q-44 -78 -54 -58L-58 -60Z');
        c.f(p.paint[0], disc(-47, -102, 4) + disc(-50, -88, 4) + disc(-52, -74, 3.4));
        c.f(p.paint[0], 'M2 -110Q22 -120 46 -109L50 -58Q26 -48 2 -56Z');
        c.s(p.paint[2], 4, 'M5 -60Q26 -53 48 -62M6 -106Q24 -114 44 -105');
        c.f(
          p.paint[2],
          disc(14, -84, 3) +
            disc(26, -82, 3) +
            disc(38, -84, 3) +
            disc(20, -72, 3) +
            disc(32, -72, 3) +
            disc(20, -95, 3) +
            disc(32, -95, 3),
        );
      }
    },
    flip,
  );
}

export function peacock(c, x, y, h, flip = false) {
  const { p } = c;
  c.at(
    x,
    y,
    h / 80,
    () => {
      c.s(p.deep, 2.4, 'M-6 -22L-8 0M4 -22L4 0');
      c.f(p.leaf2, 'M0 -24Q40 -40 96 -6Q60 4 20 -14Z');
      c.f(
        p.paint[1],
        'M-22 -62Q-26 -72 -18 -74Q-10 -74 -10 -62Q-8 -50 8 -44Q16 -30 4 -20Q-14 -16 -18 -34Q-20 -46 -18 -58Z',
      );
      c.f(
        p.paint[2],
        disc(44, -20, 4) +
          disc(60, -14, 4) +
          disc(76, -9, 3.4) +
          disc(34, -26, 3) +
          'M-22 -66L-30 -63L-22 -62Z',
      );
      c.s(p.paint[1], 1.6, 'M-16 -74L-20 -86M-15 -74L-14 -88M-14 -74L-9 -85');
    },
    flip,
  );
}

/** A clay lamp with a flame. */
export function diya(c, x, y, s) {
  const { p } = c;
  c.f(
    p.paint[2],
    `M${pt(x, y - s * 0.3)}q${pt(-s * 0.34, -s * 0.5)} ${pt(0, -s * 1.1)}q${pt(s * 0.34, s * 0.6)} 0 ${n(s * 1.1)}Z`,
  );
  c.f(
    p.cream,
    `M${pt(x, y - s * 0.34)}q${pt(-s * 0.14, -s * 0.2)} ${pt(0, -s * 0.5)}q${pt(s * 0.14, s * 0.3)} 0 ${n(s * 0.5)}Z`,
  );
  c.f(
    p.paint[0],
    `M${pt(x - s * 0.6, y - s * 0.3)}h${n(s * 1.2)}q${pt(-s * 0.2, s * 0.46)} ${pt(-s * 0.6, s * 0.46)}q${pt(-s * 0.4, 0)} ${pt(-s * 0.6, -s * 0.46)}Z`,
  );
}

/** A long river boat w wide, with a rower. */
export function rowboat(
  c,
  r,
  x,
  y,
  w,
  { hull = c.p.front, rower = true, flip = false, passengers = 0, canopy = false } = {},
) {
  const { p } = c;
  c.at(
    x,
    y,
    w / 200,
    () => {
      c.f(p.water2, 'M-92 6Q0 22 92 6L70 11Q0 19 -70 11Z', 'opacity=".6"');
      if (canopy) {
        c.f(p.deep, 'M-30 -40h4v36h-4ZM40 -40h4v36h-4Z');
        c.f(p.paint[2], 'M-42 -38Q6 -62 54 -38L52 -32H-40Z');
        c.f(p.paint[0], 'M-40 -36H52V-31H-40Z');
      }
      for (let i = 0; i < passengers; i++) {
        const px = -34 + i * 22;
        c.f(r.pick(p.paint), `M${px - 9} -4Q${px - 9} -24 ${px} -26Q${px + 9} -24 ${px + 9} -4Z`);
        c.f(r.pick(p.skin), disc(px, -31, 5));
        c.f(p.hair, `M${px - 5.5} -31q0 -7 5.5 -7q5.5 0 5.5 7q-5 -3 -11 0Z`);
      }
      if (rower) {
        c.s(p.deep, 2.6, 'M96 12L58 -46', 'stroke-linecap="round"');
        c.f(p.paint[3], 'M60 -8L61 -26H73L76 -8Z');
        c.f(
          p.skin[0],
          'M61 -26Q60 -42 67 -44Q74 -42 73 -26ZM62 -38L54 -30L56 -27L64 -33Z' + disc(66, -50, 5.5),
        );
        c.f(p.paint[0], 'M60 -51Q61 -58 67 -57Q73 -56 72 -50Q66 -54 60 -51Z');
      }
      c.f(hull, 'M-104 -18Q-70 -4 0 -4Q70 -4 104 -18Q92 6 60 10Q0 16 -60 10Q-92 6 -104 -18Z');
      c.f(p.paint[0], 'M-97 -10Q-60 2 0 2Q60 2 97 -10L94 -5Q60 6 0 6Q-60 6 -94 -5Z');
    },
    flip,
  );
}

export function cattleEgret(c, x, y, h) {
  c.at(x, y, h / 50, () => {
    c.s(c.p.deep, 1.8, 'M-3 -16L-4 0M3 -16L4 0');
    c.f(
      c.p.cream,
      'M-14 -44Q-16 -50 -10 -50Q-5 -49 -7 -40Q-8 -34 -2 -32Q14 -32 20 -18Q8 -12 -4 -16Q-14 -24 -11 -36Q-10 -42 -14 -44Z',
    );
    c.f(c.p.paint[2], 'M-14 -48L-24 -45L-13 -45Z');
  });
}
