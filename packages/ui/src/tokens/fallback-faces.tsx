/** How far a font of ours reaches above and below its line, in hundredths of its size. */
const reach = {
  caslon: { ascent: 97, descent: 26 },
  anek: { ascent: 90, descent: 20 },
  newsreader: { ascent: 73.5, descent: 26.5 },
} as const;

interface Stretched {
  /** The name that the stacks in `tokens.tsx` have for it. */
  readonly family: string;
  readonly as: keyof typeof reach;
  readonly weight: string;
  /** The machine's own face, by the names that machines have for it. */
  readonly locals: readonly string[];
  /** The width of our pages' words in our font, in hundredths of their width in this one; measured in a browser. */
  readonly width: number;
}

// Where a machine asks another process for each name, the one that it has stands first.
const arial = ['Liberation Sans', 'Arial'];
const arialBold = ['Liberation Sans Bold', 'Arial Bold'];
const times = ['Liberation Serif', 'Times New Roman'];
const timesBold = ['Liberation Serif Bold', 'Times New Roman Bold'];

/** What words are set in until our fonts have come: faces of the machine, each as wide as ours is. */
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
 * The letters and the signs of text. For anything else, such as the sign of the rupee or an arrow, the browser looks among
 * its own fonts at once: each face it tried before would be looked up in the machine, and the whole page laid out again
 * when it was not there.
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
