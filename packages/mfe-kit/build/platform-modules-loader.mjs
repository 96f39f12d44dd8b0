import { sharedLibraries } from './platform.mjs';

/** Writes the list of what server bundles may ask for: a line for each library of the platform. */
export default function platformModulesLoader() {
  const { isDevelopment } = this.getOptions();
  const lines = Object.keys(sharedLibraries(isDevelopment)).map(
    (name) => `  ${JSON.stringify(name)}: require(${JSON.stringify(name)}),`,
  );
  return `export const platformModules = {\n${lines.join('\n')}\n};\n`;
}
