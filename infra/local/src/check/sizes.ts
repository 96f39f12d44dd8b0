import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

const most = 400;
const folders = ['packages', 'services', 'shell', 'mfe-*', 'infra', 'e2e'];
/** Content is as long as there is to say; migrations are never edited again. */
const free = /node_modules|\/dist|\/migrations\/|\/sample\/|\/released\/|\/\.cache\/|\.d\.ts$/;

/** The hard stop on the length of a file. */
export async function checkSizes(where: string = root) {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,mjs,cjs}`, { cwd: where }))
    .filter((file) => !free.test(file));
  const long = files
    .map((file) => ({ file, lines: readFileSync(path.join(where, file), 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > most);
  return {
    isGood: long.length === 0,
    output: long.map(({ file, lines }) => `${file} has ${lines} lines; the limit is ${most}`).join('\n'),
  };
}
