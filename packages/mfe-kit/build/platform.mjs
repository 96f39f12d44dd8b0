/**
 * The libraries that the shell provides and remotes do not carry: exact, singleton, strict. One list, read by every
 * build, by the shell at load and by the release commands.
 *
 * Within a generation `mfe-kit` and the core of `ui` only gain. A library that changes its version begins a new
 * generation; the shell then serves remotes of that one and of the one before, so that no team has to move at once.
 */
export const platform = {
  generation: 1,
  libraries: {
    react: '19.3.1',
    'react/jsx-runtime': '19.3.1',
    'react-dom': '19.3.1',
    'styled-components': '6.6.0',
    '@valam/mfe-kit/remote': '1.0.0',
    '@valam/mfe-kit/router': '1.0.0',
    '@valam/mfe-kit/api': '1.0.0',
    '@valam/mfe-kit/store': '1.0.0',
    '@valam/mfe-kit/slot': '1.0.0',
    '@valam/mfe-kit/shell': '1.0.0',
    '@valam/mfe-kit/form': '1.0.0',
    '@valam/mfe-kit/head': '1.0.0',
    // The small core of ui: what almost every page shows. Everything else is bundled by who uses it.
    '@valam/ui/tokens/media': '1.0.0',
    '@valam/ui/tokens/sari': '1.0.0',
    '@valam/ui/typography/typography': '1.0.0',
    '@valam/ui/layout/layout': '1.0.0',
    '@valam/ui/link/link': '1.0.0',
    '@valam/ui/button/button': '1.0.0',
    '@valam/ui/icon/icon': '1.0.0',
    '@valam/ui/band/sari-band': '1.0.0',
    '@valam/ui/kolam/kolam': '1.0.0',
    '@valam/ui/picture/picture': '1.0.0',
    '@valam/ui/badge/badge': '1.0.0',
    '@valam/ui/field/field': '1.0.0',
    '@valam/ui/field/control': '1.0.0',
    '@valam/ui/field/text-field': '1.0.0',
  },
};

/** The generation before, as remotes that have not moved yet ask for it; null while there is none. */
export const previousPlatform = null;

/** Generations whose remotes the shell serves. @returns {number[]} */
export const servedGenerations = () =>
  [platform, previousPlatform].flatMap((list) => (list ? [list.generation] : []));

/** The development build of a page also asks for this. */
const developmentOnly = { 'react/jsx-dev-runtime': '19.3.1' };

/** @param {boolean} isDevelopment @returns {Record<string, string>} */
export const sharedLibraries = (isDevelopment) => ({
  ...platform.libraries,
  ...(isDevelopment ? developmentOnly : {}),
});
