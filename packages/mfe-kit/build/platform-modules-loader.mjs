import { platform } from './platform.mjs';

/** Writes the list of what server bundles may ask for: a line for each library of the platform. */
export default function platformModulesLoader() {
  const lines = Object.keys(platform.libraries).map(
    (name) => `  ${JSON.stringify(name)}: require(${JSON.stringify(name)}),`,
  );
  return `export const platformModules = {\n${lines.join('\n')}\n};\n`;
}
