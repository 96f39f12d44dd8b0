import { Obstacle } from '../problem.mjs';
import { withImport } from './files.mjs';

/** @typedef {import('./files.mjs').Files} Files */

const providerList = /((?:export const (?:providers|queries)[^=]*= \[)|(?:\bproviders: \[))/;
const controllerList = /((?:export const controllers[^=]*= \[)|(?:\bcontrollers: \[))/;

/** The files that say what a service consists of: a list of its own, else the module. @param {Files} files @param {string} service */
const compositionOf = (files, service) =>
  ['providers.ts', 'queries.ts', '*.module.ts'].flatMap((name) =>
    files.find(`services/${service}/src/${name}`),
  );

/**
 * @param {Files} files
 * @param {string} service
 * @param {RegExp} list
 * @param {{ name: string, file: string }} entry `file` relative to `src`
 */
async function enlist(files, service, list, { name, file }) {
  const composition = compositionOf(files, service).find((one) => list.test(files.read(one)));
  if (!composition) return false;
  await files.change(composition, (text) =>
    withImport(text.replace(list, `$1\n${name},`), `import { ${name} } from './${file}';`),
  );
  return true;
}

/** @param {Files} files @param {string} service @param {string} name @param {string} file */
export async function wireProvider(files, service, name, file) {
  if (await enlist(files, service, providerList, { name, file })) return;
  throw new Obstacle(`services/${service} has no list of providers to put ${name} into.`);
}

/** @param {Files} files @param {string} service @param {string} name @param {string} file */
export async function wireController(files, service, name, file) {
  if (await enlist(files, service, controllerList, { name, file })) return;
  const [module] = files.find(`services/${service}/src/*.module.ts`);
  if (!module) throw new Obstacle(`services/${service} has no module.`);
  await files.change(module, (text) =>
    withImport(
      text.replace(/\bproviders:/, `controllers: [${name}],\nproviders:`),
      `import { ${name} } from './${file}';`,
    ),
  );
}
