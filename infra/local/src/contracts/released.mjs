import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';

/** @typedef {Record<string, import('./describe.mjs').Descriptions>} Released by file */

/** @param {string} where */
const folderIn = (where) => path.join(where, 'packages/contracts/released');

/** @param {string} where @returns {Released} */
export function readReleased(where) {
  const files = globSync('*.json', { cwd: folderIn(where) });
  return Object.fromEntries(
    files.map((file) => [
      file.slice(0, -5),
      JSON.parse(readFileSync(path.join(folderIn(where), file), 'utf8')),
    ]),
  );
}

/** @param {string} where @param {Released} released */
export async function writeReleased(where, released) {
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
