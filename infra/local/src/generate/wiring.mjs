import { withImport } from './files.mjs';
import { nameOf } from './names.mjs';

/** @typedef {import('./files.mjs').Files} Files */

/** @param {Files} files @param {string} service @param {string} name @param {string} file relative to `src` */
export const wireProvider = (files, service, name, file) => enlist(files, service, 'providers', name, file);

/** @param {Files} files @param {string} service @param {string} name @param {string} file relative to `src` */
export const wireController = (files, service, name, file) =>
  enlist(files, service, 'controllers', name, file);

/**
 * The folder's module lists what the folder adds.
 * @param {Files} files
 * @param {string} service
 * @param {'providers' | 'controllers'} list
 * @param {string} name
 * @param {string} file
 */
async function enlist(files, service, list, name, file) {
  const [folder = '', ...rest] = file.split('/');
  const module = `services/${service}/src/${folder}/${folder}.module.ts`;
  if (!files.exists(module)) await addModule(files, service, folder, module);
  await files.change(module, (text) =>
    withImport(withEntry(text, list, name), `import { ${name} } from './${rest.join('/')}';`),
  );
}

/** @param {string} text @param {string} list @param {string} name */
function withEntry(text, list, name) {
  const found = new RegExp(`\\b${list}: \\[`);
  return found.test(text)
    ? text.replace(found, `${list}: [${name}, `)
    : text.replace('@Module({', `@Module({\n${list}: [${name}],`);
}

/** A new folder is a module of its own, imported by the service's. @param {Files} files @param {string} service @param {string} folder @param {string} module */
async function addModule(files, service, folder, module) {
  const name = `${nameOf(folder, 'The folder').pascal}Module`;
  await files.create(
    module,
    `import { Module } from '@nestjs/common';\n\n@Module({})\nexport class ${name} {}\n`,
  );
  await files.change(`services/${service}/src/${service}.module.ts`, (text) =>
    withImport(
      withEntry(text, 'imports', name),
      `import { ${name} } from './${folder}/${folder}.module.js';`,
    ),
  );
}
