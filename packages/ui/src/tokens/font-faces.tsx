interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly style?: 'italic';
  readonly range?: string;
  /** Needed for the first screen of every page. */
  readonly preload?: true;
}

const latin = 'U+0000-00FF, U+2010-2027, U+20AC, U+2212';

/** The files of assets/fonts: subsets of the open fonts named there, a hash of the content in each name. */
const faces: readonly Face[] = [
  {
    family: 'Libre Caslon Condensed',
    file: 'caslon-condensed-500.e80d4a71.woff2',
    weight: '500',
    preload: true,
  },
  {
    family: 'Anek Latin',
    file: 'anek-latin-400-700.137478f6.woff2',
    weight: '400 700',
    range: 'U+0000-00FF, U+2010-2027, U+20AC, U+2190-2193, U+2212',
    preload: true,
  },
  {
    family: 'Anek Latin',
    file: 'anek-latin-ext.b8482cbb.woff2',
    weight: '400 700',
    range: 'U+0100-017F, U+1E00-1EFF, U+20B9',
  },
  { family: 'Newsreader', file: 'newsreader-400-600.43447610.woff2', weight: '400 600', range: latin },
  {
    family: 'Newsreader',
    file: 'newsreader-ext.26cdfb85.woff2',
    weight: '400 600',
    range: 'U+0100-017F, U+1E00-1EFF',
  },
  {
    family: 'Newsreader',
    file: 'newsreader-italic-400-600.f2f413f3.woff2',
    weight: '400 600',
    style: 'italic',
    range: 'U+0000-00FF, U+2010-2027',
  },
  {
    family: 'Anek Tamil',
    file: 'anek-tamil-500.fe7b87f6.woff2',
    weight: '500',
    range: 'U+0B80-0BFF, U+200C-200D, U+25CC',
  },
];

/** Faces of the machine, stretched to the metrics of ours, so that the swap moves nothing. */
const fallbacks = `
@font-face{font-family:'Libre Caslon Fallback';src:local('Times New Roman'),local('Liberation Serif');size-adjust:96.86%;ascent-override:100.14%;descent-override:26.84%;line-gap-override:0%}
@font-face{font-family:'Anek Latin Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:95.94%;ascent-override:93.81%;descent-override:20.85%;line-gap-override:0%}
@font-face{font-family:'Newsreader Fallback';src:local('Georgia'),local('Gelasio');size-adjust:96.12%;ascent-override:76.47%;descent-override:27.57%;line-gap-override:0%}`;

/** The font faces of the site; `assetBase` is where assets/fonts is served, e.g. `/assets/fonts`. */
export function fontFaces(assetBase: string): string {
  const own = faces.map(
    ({ family, file, weight, style, range }) =>
      `@font-face{font-family:'${family}';src:url(${assetBase}/${file}) format('woff2');font-weight:${weight};font-display:swap${style ? `;font-style:${style}` : ''}${range ? `;unicode-range:${range}` : ''}}`,
  );
  return own.join('\n') + fallbacks;
}

/** What the document should ask for before it has read the styles. */
export function fontsToPreload(assetBase: string): readonly string[] {
  return faces.filter((face) => face.preload).map((face) => `${assetBase}/${face.file}`);
}
