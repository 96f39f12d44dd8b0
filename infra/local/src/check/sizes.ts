import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

const most = 400;
const mostImports = 30;
const folders = ['packages', 'services', 'shell', 'mfe-*', 'infra', 'e2e'];
/** Content is as long as there is to say; migrations are never edited again. */
const free = /node_modules|\/dist|\/migrations\/|\/sample\/|\/released\/|\/\.cache\/|\.d\.ts$/;

const importStatement = /^import\b(?!\()/gm;

/** The hard stop on the length of a file, and on how many others it needs to know. */
export async function checkSizes(where: string = root) {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,cjs}`, { cwd: where }))
    .filter((file) => !free.test(file));
  const said = files.flatMap((file) => {
    const text = readFileSync(path.join(where, file), 'utf8');
    const lines = text.split('\n').length;
    const imports = text.match(importStatement)?.length ?? 0;
    return [
      ...(lines > most ? [`${file} has ${lines} lines; the limit is ${most}`] : []),
      ...(imports > mostImports ? [`${file} has ${imports} imports; the limit is ${mostImports}`] : []),
    ];
  });
  return { isGood: said.length === 0, output: said.join('\n') };
}
