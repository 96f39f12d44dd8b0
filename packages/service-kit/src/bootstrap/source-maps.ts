import { setSourceMapsSupport } from 'node:module';

/**
 * Stack traces in the logs name the TypeScript of this project. The maps of libraries are left out, unlike with
 * `--enable-source-maps`: they would be parsed at every start and take 12 to 18 MiB of each process. Applies to modules
 * loaded afterwards, so a unit's `main.ts` imports the unit dynamically.
 */
export const mapOwnSources = (): void =>
  setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
