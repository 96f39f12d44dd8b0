/** Ascent and descent of our fonts, in hundredths of the font size. */
const reach = {
  caslon: { ascent: 97, descent: 26 },
  anek: { ascent: 90, descent: 20 },
  newsreader: { ascent: 73.5, descent: 26.5 },
} as const;

interface Stretched {
  /** Its name in the font stacks of `tokens.tsx`. */
  readonly family: string;
  readonly as: keyof typeof reach;
  readonly weight: string;
  /** The local font, by its names on different systems. */
  readonly locals: readonly string[];
  /** The width of our pages' text in our font, as a percentage of its width in this one; measured in a browser. */
  readonly width: number;
}

// The Liberation names come first: they are the installed ones on systems that look up each name in another process.
const arial = ['Liberation Sans', 'Arial'];
const arialBold = ['Liberation Sans Bold', 'Arial Bold'];
const times = ['Liberation Serif', 'Times New Roman'];
const timesBold = ['Liberation Serif Bold', 'Times New Roman Bold'];

/** Fallback fonts until the web fonts have loaded: local fonts, each scaled to the width of ours to avoid layout shifts. */
const stretched: readonly Stretched[] = [
  { family: 'Caslon as Times', as: 'caslon', weight: '500', locals: times, width: 95.5 },
  { family: 'Caslon as Noto', as: 'caslon', weight: '500', locals: ['Noto Serif'], width: 81.22 },
  { family: 'Anek as Arial', as: 'anek', weight: '400', locals: arial, width: 92.37 },
  { family: 'Anek as Arial', as: 'anek', weight: '500', locals: arial, width: 94.13 },
  { family: 'Anek as Arial', as: 'anek', weight: '600 700', locals: arialBold, width: 89.11 },
  { family: 'Anek as Roboto', as: 'anek', weight: '400', locals: ['Roboto'], width: 93.11 },
  { family: 'Anek as Roboto', as: 'anek', weight: '500', locals: ['Roboto Medium'], width: 93.52 },
  { family: 'Anek as Roboto', as: 'anek', weight: '600 700', locals: ['Roboto Bold'], width: 94.69 },
  { family: 'Newsreader as Times', as: 'newsreader', weight: '400', locals: times, width: 104.35 },
  { family: 'Newsreader as Times', as: 'newsreader', weight: '600', locals: timesBold, width: 102.99 },
  { family: 'Newsreader as Noto', as: 'newsreader', weight: '400', locals: ['Noto Serif'], width: 87.87 },
  {
    family: 'Newsreader as Noto',
    as: 'newsreader',
    weight: '600',
    locals: ['Noto Serif Bold'],
    width: 86.9,
  },
];

/**
 * Letters and punctuation. For any other character, such as the rupee sign or an arrow, the browser uses a system font
 * immediately: otherwise it would first look up each of these fallback fonts, and lay out the whole page again if one is
 * missing.
 */
const range = 'U+0-24F,U+1E00-1EFF,U+2000-206F,U+20AC';

const percent = (hundredths: number): string => `${hundredths.toFixed(2)}%`;

export const fallbackFaces: string = stretched
  .map(({ family, as, weight, locals, width }) => {
    const { ascent, descent } = reach[as];
    return (
      `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:${locals.map((name) => `local('${name}')`).join()};` +
      `size-adjust:${percent(width)};ascent-override:${percent((ascent / width) * 100)};` +
      `descent-override:${percent((descent / width) * 100)};line-gap-override:0%}`
    );
  })
  .join('\n');
