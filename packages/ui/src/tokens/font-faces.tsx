import { tokens } from './tokens';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly style?: 'italic';
  readonly range?: string;
  /** Needed for the first screen of every page. */
  readonly first?: true;
  /** It is there for the words of one language. */
  readonly language?: string;
}

/** The letters of English and the signs around them. */
const basic =
  'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00BD, U+00D7, U+00E8-00E9, U+2010-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';
const restOfLatin1 =
  'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00E7, U+00EA-00FF';

// The sign of the rupee is left to the machine: every page offers it as a currency, which is no reason for a file more.
const transliterated = 'U+0100-017F, U+1E00-1EFF';

/** The files of assets/fonts: subsets of the open fonts named there, a hash of the content in each name. */
const faces: readonly Face[] = [
  {
    family: 'Libre Caslon Condensed',
    file: 'caslon-condensed-500.4d0f930d.woff2',
    weight: '500',
    first: true,
  },
  {
    family: 'Anek Latin',
    file: 'anek-latin-400-700.7fe0b1b5.woff2',
    weight: '400 700',
    range: basic,
    first: true,
  },
  { family: 'Anek Latin', file: 'anek-latin-1.4b6001ae.woff2', weight: '400 700', range: restOfLatin1 },
  {
    family: 'Anek Latin',
    file: 'anek-latin-ext.b8482cbb.woff2',
    weight: '400 700',
    range: transliterated,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-400-600.7a1c19e0.woff2',
    weight: '400 600',
    range: basic,
    first: true,
  },
  { family: 'Newsreader', file: 'newsreader-1.391bd2c7.woff2', weight: '400 600', range: restOfLatin1 },
  {
    family: 'Newsreader',
    file: 'newsreader-ext.26cdfb85.woff2',
    weight: '400 600',
    range: transliterated,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic-400-600.07f44e9d.woff2',
    weight: '400 600',
    style: 'italic',
    range: basic,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic-1.78e3176b.woff2',
    weight: '400 600',
    style: 'italic',
    range: restOfLatin1,
  },
  {
    family: 'Anek Tamil',
    file: 'anek-tamil-500.fe7b87f6.woff2',
    weight: '500',
    range: 'U+0B80-0BFF, U+200C-200D, U+25CC',
    language: 'ta',
  },
];

/** Which family of ours stands before each stack of the machine's. */
const families: Readonly<Record<keyof typeof tokens.font, string>> = {
  display: 'Libre Caslon Condensed',
  ui: 'Anek Latin',
  reading: 'Newsreader',
  tamil: 'Anek Tamil',
};

const stacks = Object.entries(tokens.font)
  .map(([role, stack]) => `--font-${role}:'${families[role as keyof typeof families]}',${stack}`)
  .join(';');

/**
 * The font faces of the site and the stacks that name them: a browser would look for a family that has no face among
 * those of the machine. `--own-fonts` is for what is better shown with them only. `assetBase` is where assets/fonts is served, e.g. `/assets/fonts`.
 */
export const ownFaces = (assetBase: string): string =>
  faces
    .map(
      ({ family, file, weight, style, range }) =>
        `@font-face{font-family:'${family}';src:url(${assetBase}/${file}) format('woff2');font-weight:${weight};font-display:swap${style ? `;font-style:${style}` : ''}${range ? `;unicode-range:${range}` : ''}}`,
    )
    .join('\n') + `:root{${stacks};--own-fonts:visible}`;

const addresses = (assetBase: string, which: (face: Face) => boolean): readonly string[] =>
  faces.filter(which).map(({ file }) => `${assetBase}/${file}`);

/** What every first screen is set in. */
export const firstFonts = (assetBase: string): readonly string[] =>
  addresses(assetBase, ({ first }) => first === true);

/** What the words of this language, given as its code, are set in. */
export const fontsOfLanguage = (assetBase: string, code: string): readonly string[] =>
  addresses(assetBase, ({ language }) => language === code);
