/**
 * The libraries that the shell provides and remotes do not include: exact, singleton, strict. One list, used by every
 * build, by the shell's renderer and by the release commands. A new name must also be imported in
 * `shell/src/render/platform-modules.ts`; the compiler checks this.
 *
 * Within a generation, exports of `mfe-kit` and the core of `ui` may only be added. A new version of a library starts a
 * new generation; the shell then serves remotes of that one and of the previous one, so that not all teams have to
 * upgrade at once.
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
  // The small core of ui, used by almost every page. Everything else is bundled into its users.
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

/** Additionally required by the development build of a page. */
const developmentOnly = { 'react/jsx-dev-runtime': '19.3.1' } as const;

export type SharedLibrary = keyof typeof libraries | keyof typeof developmentOnly;

export interface Platform {
  readonly generation: number;
  readonly libraries: Readonly<Record<string, string>>;
}

export const platform: Platform & { readonly libraries: typeof libraries } = { generation: 1, libraries };

/** The previous generation, for remotes that have not been updated yet; null while there is none. */
export const previousPlatform: Platform | null = null;

/** Generations whose remotes the shell serves. */
export const servedGenerations = (): number[] =>
  [platform, previousPlatform].flatMap((list) => (list ? [list.generation] : []));

export const sharedLibraries = (isDevelopment: boolean): Record<string, string> => ({
  ...libraries,
  ...(isDevelopment ? developmentOnly : {}),
});

/**
 * Share settings of a platform library: the shell provides it, otherwise the remote's module fails with a clear message.
 */
export const shareConfigOf = (version: string) =>
  ({ singleton: true, strictVersion: true, requiredVersion: version }) as const;
