import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import type { Descriptions } from './describe.ts';

/** by file */
export type Released = Record<string, Descriptions>;

const folderIn = (where: string) => path.join(where, 'packages/contracts/released');

export function readReleased(where: string): Released {
  const files = globSync('*.json', { cwd: folderIn(where) });
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -5),
      JSON.parse(readFileSync(path.join(folderIn(where), file), 'utf8')),
    ]),
  );
}

export async function writeReleased(where: string, released: Released) {
  const folder = folderIn(where);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, contracts] of Object.entries(released)) {
    writeFileSync(
      path.join(folder, `${name}.json`),
      await format(JSON.stringify(contracts), { parser: 'json', printWidth: 110 }),
    );
  }
}
