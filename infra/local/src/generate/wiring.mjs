import { Obstacle } from '../problem.mjs';
import { withImport } from './files.mjs';

/** @typedef {import('./files.mjs').Files} Files */

const providerList = /((?:export const (?:providers|queries)[^=]*= \[)|(?:\bproviders: \[))/;
const controllerList = /((?:export const controllers[^=]*= \[)|(?:\bcontrollers: \[))/;

/** @param {string} folder */
const moduleName = (folder) =>
  `${folder.replace(/(^|-)([a-z])/g, (_match, _dash, letter) => letter.toUpperCase())}Module`;

/**
 * The module of a folder, made and imported by the service when the folder is new. Null where the folders of a service
 * are no modules.
 * @param {Files} files @param {string} service @param {string} folder
 */
async function folderModule(files, service, folder) {
  const source = `services/${service}/src`;
  const module = `${source}/${folder}/${folder}.module.ts`;
  if (files.exists(module)) return module;
  if (files.find(`${source}/*/*.module.ts`).length === 0) return null;
  const name = moduleName(folder);
  const text = "import { Module } from '@nestjs/common';\n\n@Module({ providers: [] })\n";
  await files.create(module, `${text}export class ${name} {}\n`);
  const [whole] = files.find(`${source}/*.module.ts`);
  if (!whole) throw new Obstacle(`services/${service} has no module.`);
  await files.change(whole, (before) =>
    withImport(
      before.replace(/\bimports: \[/, `$&\n${name},`),
      `import { ${name} } from './${folder}/${folder}.module.js';`,
    ),
  );
  return module;
}

/**
 * The file that says what the folder of a service consists of, and how it names the new file.
 * @param {Files} files @param {string} service @param {string} file relative to `src`
 */
async function compositionOf(files, service, file) {
  const [folder = '', ...rest] = file.split('/');
  const module = await folderModule(files, service, folder);
  if (module) return { places: [module], from: `./${rest.join('/')}` };
  const places = ['providers.ts', 'queries.ts', '*.module.ts'].flatMap((name) =>
    files.find(`services/${service}/src/${name}`),
  );
  return { places, from: `./${file}` };
}

/**
 * @param {Files} files
 * @param {string} service
 * @param {RegExp} list
 * @param {{ name: string, file: string }} entry `file` relative to `src`
 */
async function enlist(files, service, list, { name, file }) {
  const { places, from } = await compositionOf(files, service, file);
  const composition = places.find((one) => list.test(files.read(one)));
  if (!composition) return false;
  await files.change(composition, (text) =>
    withImport(text.replace(list, `$1\n${name},`), `import { ${name} } from '${from}';`),
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
  const { places, from } = await compositionOf(files, service, file);
  const module = places.find((one) => one.endsWith('.module.ts'));
  if (!module) throw new Obstacle(`services/${service} has no module.`);
  await files.change(module, (text) =>
    withImport(
      text.replace(/\bproviders:/, `controllers: [${name}],\nproviders:`),
      `import { ${name} } from '${from}';`,
    ),
  );
}
