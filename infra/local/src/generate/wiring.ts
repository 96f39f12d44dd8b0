import { withImport } from './files.ts';
import { nameOf } from './names.ts';
import type { Files } from './files.ts';

/** @param file relative to `src` */
export const wireProvider = (files: Files, service: string, name: string, file: string) =>
  enlist(files, service, 'providers', name, file);

/** @param file relative to `src` */
export const wireController = (files: Files, service: string, name: string, file: string) =>
  enlist(files, service, 'controllers', name, file);

/** Registers the entity with the service, and its repository with the folder's module. @param file relative to `src` */
export async function wireEntity(files: Files, service: string, name: string, file: string) {
  const own = `services/${service}/src/entities.ts`;
  const list = files.exists(own) ? own : `services/${service}/src/${service}.service.ts`;
  await files.change(list, (text) =>
    withImport(
      text.replace(/\bentities( = |: )\[/, `entities$1[${name}, `),
      `import { ${name} } from './${file}';`,
    ),
  );
  const [folder = '', ...rest] = file.split('/');
  const imports = [
    "import { TypeOrmModule } from '@nestjs/typeorm';",
    `import { ${name} } from './${rest.join('/')}';`,
  ];
  await files.change(`services/${service}/src/${folder}/${folder}.module.ts`, (text) =>
    imports.reduce(withImport, withEntry(text, 'imports', `TypeOrmModule.forFeature([${name}])`)),
  );
}

/** Adds a name to a list of the folder's module. */
async function enlist(
  files: Files,
  service: string,
  list: 'providers' | 'controllers',
  name: string,
  file: string,
) {
  const [folder = '', ...rest] = file.split('/');
  const module = `services/${service}/src/${folder}/${folder}.module.ts`;
  if (!files.exists(module)) await addModule(files, service, folder, module);
  await files.change(module, (text) =>
    withImport(withEntry(text, list, name), `import { ${name} } from './${rest.join('/')}';`),
  );
}

function withEntry(text: string, list: string, name: string) {
  const found = new RegExp(`\\b${list}: \\[`);
  return found.test(text)
    ? text.replace(found, `${list}: [${name}, `)
    : text.replace('@Module({', `@Module({\n${list}: [${name}],`);
}

/** Creates a module for a new folder and imports it into the service's module. */
async function addModule(files: Files, service: string, folder: string, module: string) {
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
