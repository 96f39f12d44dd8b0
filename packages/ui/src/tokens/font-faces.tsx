import { tokens } from './tokens';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly style?: 'italic';
  readonly range?: string;
  /** Needed above the fold of every page. */
  readonly first?: true;
  /** Needed above the fold of pages where this selector matches an element. */
  readonly where?: string;
  /**
   * Preinstalled fonts with the same letters: if the device has one of them, the file is not fetched. Full or PostScript
   * names, because `local()` does not match family names.
   */
  readonly local?: readonly string[];
}

/** English letters and punctuation. */
const basic =
  'U+0020-007E, U+00A0, U+00A3, U+00A9, U+00AB, U+00B0, U+00B7, U+00BB, U+00BD, U+00D7, U+00E8-00E9, U+2010-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+20AC, U+2212';
const restOfLatin1 =
  'U+00A1-00A2, U+00A4-00A8, U+00AA, U+00AC-00AF, U+00B1-00B6, U+00B8-00BA, U+00BC, U+00BE-00D6, U+00D8-00E7, U+00EA-00FF';

// Without the rupee sign, which every page shows in its currency switch: local fonts render it, which saves a file.
const transliterated = 'U+0100-017F, U+1E00-1EFF';

/** One family for all Indian scripts, with a face for each script. */
const indianScripts = 'Anek Scripts';

const script = (file: string, range: string, local: readonly string[]): Face => ({
  family: indianScripts,
  file,
  weight: '400 700',
  range,
  local: ['Nirmala UI', ...local],
});

/**
 * Rarer letters of a family with one file per weight: a browser takes the letters of a text from faces of a single weight, so
 * each weight needs a face for them, which uses the same file.
 */
const perWeight = (face: Omit<Face, 'weight'>): readonly Face[] =>
  ['400', '600'].map((weight) => ({ ...face, weight }));

/** The files of assets/fonts: subsets of the open-source fonts listed there, with a content hash in each name. */
const faces: readonly Face[] = [
  {
    family: 'Libre Caslon Condensed',
    file: 'caslon-condensed-500.787c0533.woff2',
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
    file: 'newsreader-400.fd93d4cb.woff2',
    weight: '400',
    range: basic,
    first: true,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-600.6230ad36.woff2',
    weight: '600',
    range: basic,
    where: 'main [data-below=lines] strong',
  },
  ...perWeight({ family: 'Newsreader', file: 'newsreader-1.391bd2c7.woff2', range: restOfLatin1 }),
  ...perWeight({ family: 'Newsreader', file: 'newsreader-ext.26cdfb85.woff2', range: transliterated }),
  {
    family: 'Newsreader',
    file: 'newsreader-italic-400.b4737dd3.woff2',
    weight: '400',
    style: 'italic',
    range: basic,
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic-600.92be4dc9.woff2',
    weight: '600',
    style: 'italic',
    range: basic,
  },
  ...perWeight({
    family: 'Newsreader',
    file: 'newsreader-italic-1.78e3176b.woff2',
    style: 'italic',
    range: restOfLatin1,
  }),
  {
    family: 'Anek Tamil',
    file: 'anek-tamil-500.fe7b87f6.woff2',
    weight: '500',
    range: 'U+0B80-0BFF, U+200C-200D, U+25CC',
    where: 'main [lang="ta"]',
  },
  // Tamil in running text without a `lang` attribute.
  script('anek-tamil-500.fe7b87f6.woff2', 'U+0B80-0BFF', ['NotoSansTamil-Regular', 'Tamil MN']),
  script('anek-devanagari-500.1f73cf21.woff2', 'U+0900-097F', [
    'NotoSansDevanagari-Regular',
    'KohinoorDevanagari-Regular',
  ]),
  script('anek-bangla-500.4f8d6a37.woff2', 'U+0980-09FF', [
    'NotoSansBengali-Regular',
    'KohinoorBangla-Regular',
  ]),
  script('anek-gurmukhi-500.f8ce27f1.woff2', 'U+0A00-0A7F', ['NotoSansGurmukhi-Regular', 'Gurmukhi MN']),
  script('anek-gujarati-500.eb79e2ea.woff2', 'U+0A80-0AFF', [
    'NotoSansGujarati-Regular',
    'KohinoorGujarati-Regular',
  ]),
  script('anek-odia-500.ba36af68.woff2', 'U+0B00-0B7F', ['NotoSansOriya-Regular', 'Oriya MN']),
  script('anek-telugu-500.82508f5c.woff2', 'U+0C00-0C7F', [
    'NotoSansTelugu-Regular',
    'KohinoorTelugu-Regular',
  ]),
  script('anek-kannada-500.d7dea41f.woff2', 'U+0C80-0CFF', ['NotoSansKannada-Regular', 'Kannada MN']),
  script('anek-malayalam-500.062fabd8.woff2', 'U+0D00-0D7F', ['NotoSansMalayalam-Regular', 'Malayalam MN']),
];

/** The web font at the start of each font stack. */
const families: Readonly<Record<keyof typeof tokens.font, string>> = {
  display: 'Libre Caslon Condensed',
  ui: 'Anek Latin',
  reading: 'Newsreader',
  tamil: 'Anek Tamil',
};

const stacks = Object.entries(tokens.font)
  .map(
    ([role, stack]) =>
      `--font-${role}:'${families[role as keyof typeof families]}','${indianScripts}',${stack}`,
  )
  .join(';');

/**
 * The font faces of the site, together with the stacks that use them: a browser would search the local fonts for a family that
 * has no face yet. `--own-fonts` is for text that should stay hidden without them. `assetBase` is the URL of assets/fonts, e.g.
 * `/assets/fonts`.
 */
export const ownFaces = (assetBase: string): string =>
  faces
    .map(
      ({ family, file, weight, style, range, local = [] }) =>
        `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}'),`).join('')}url(${assetBase}/${file}) format('woff2');font-weight:${weight};font-display:swap${style ? `;font-style:${style}` : ''}${range ? `;unicode-range:${range}` : ''}}`,
    )
    .join('\n') + `:root{${stacks};--own-fonts:visible}`;

/** Font files to preload on every page. */
export const firstFonts = (assetBase: string): readonly string[] =>
  faces.flatMap(({ file, first }) => (first ? `${assetBase}/${file}` : []));

/** Font files to preload on some pages, by the selector of the elements that need them. */
export const fontsWhere = (assetBase: string): Readonly<Record<string, string>> =>
  Object.fromEntries(faces.flatMap(({ file, where }) => (where ? [[where, `${assetBase}/${file}`]] : [])));
