import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { remoteFolders } from '@valam/registry/remote-folders';
import { contractFiles } from './defined.ts';

/** Back end and front end are compiled in two ways. */
const sidesIn = (where: string) => [
  ['services/gateway', 'services/catalog', 'services/leads', 'services/identity', 'services/notifications'],
  ['shell', ...remoteFolders(where), 'packages/mfe-kit'],
];

const codeOf = (dir: string) =>
  globSync('src/**/*.{ts,tsx}', { cwd: dir })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file))
    .map((file) => path.join(dir, file));

/** The callers of contracts in a repository or a copy of it, compiled together side by side. */
export function sidesOf(where: string) {
  const contractsDir = `${path.join(where, 'packages/contracts/src')}${path.sep}`;
  return sidesIn(where).flatMap((folders) => {
    const units = folders
      .map((folder) => ({ name: path.basename(folder), dir: path.join(where, folder) }))
      .filter(({ dir }) => existsSync(path.join(dir, 'tsconfig.json')))
      .map(({ name, dir }) => ({ name, dir, files: codeOf(dir) }));
    const [first] = units;
    if (!first) return [];
    const { config } = ts.readConfigFile(path.join(first.dir, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, first.dir);
    const files = [...units.flatMap((unit) => unit.files), ...contractFiles(contractsDir)];
    return [{ units, contractsDir, program: ts.createProgram(files, options) }];
  });
}
