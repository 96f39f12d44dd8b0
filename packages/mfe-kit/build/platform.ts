/**
 * The libraries that the shell provides and remotes do not bundle: exact version, singleton, strict. The single list for
 * every build, the shell's renderer and the release commands. A new name must also be imported in
 * `shell/src/render/platform-modules.ts`; the compiler checks this.
 *
 * Within a generation, exports of `mfe-kit` and the core of `ui` may only be added. A new library version starts a new
 * generation; the shell then serves remotes of the new and the previous one, so that teams need not upgrade at the same time.
 */
const libraries = {
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
  // The small core of ui, used by almost every page. Everything else is bundled into the remotes that use it.
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
} as const;

/** Needed by development builds only. */
const developmentOnly = { 'react/jsx-dev-runtime': '19.3.1' } as const;

export type SharedLibrary = keyof typeof libraries | keyof typeof developmentOnly;

export interface Platform {
  readonly generation: number;
  readonly libraries: Readonly<Record<string, string>>;
}

export const platform: Platform & { readonly libraries: typeof libraries } = { generation: 1, libraries };

/** The previous generation, for remotes that have not been upgraded yet; null if there is none. */
export const previousPlatform: Platform | null = null;

/** Generations whose remotes the shell serves. */
export const servedGenerations = (): number[] =>
  [platform, previousPlatform].flatMap((list) => (list ? [list.generation] : []));

export const sharedLibraries = (isDevelopment: boolean): Record<string, string> => ({
  ...libraries,
  ...(isDevelopment ? developmentOnly : {}),
});

/**
 * Share settings of a platform library: a remote fails with a clear message if the shell does not provide that version.
 */
export const shareConfigOf = (version: string) =>
  ({ singleton: true, strictVersion: true, requiredVersion: version }) as const;
