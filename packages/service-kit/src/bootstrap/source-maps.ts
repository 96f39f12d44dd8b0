import { setSourceMapsSupport } from 'node:module';

/**
 * Stack traces in the logs have TypeScript positions of this project. Unlike `--enable-source-maps`, this
 * omits the maps of libraries, which would be parsed at every start and take 12 to 18 MiB of each process.
 * Applies to modules loaded afterwards, so a unit's `main.ts` imports the unit dynamically.
 */
export const mapOwnSources = (): void =>
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
