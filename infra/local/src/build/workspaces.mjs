import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.mjs';

/**
 * @typedef {object} Workspace
 * @property {string} name without the scope
 * @property {string} folder relative to the root
 * @property {string} dir
 * @property {string[]} uses the workspaces it depends on, by name
 * @property {'transpiled' | 'bundled' | 'source'} kind
 */

/** @param {string} where @param {string} pattern */
function expand(where, pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(path.join(where, parent)).map((name) => `${parent}/${name}`);
}

/** @param {string} folder */
function kindOf(folder) {
  if (folder.startsWith('services/') || ['packages/contracts', 'packages/service-kit'].includes(folder))
    return 'transpiled';
  return folder === 'shell' || folder.startsWith('mfe-') ? 'bundled' : 'source';
}

/** @param {string} [where] another copy of the repository @returns {Workspace[]} */
export function workspaces(where = root) {
  /** @type {{ workspaces: string[] }} */
  const manifest = JSON.parse(readFileSync(path.join(where, 'package.json'), 'utf8'));
  return manifest.workspaces
    .flatMap((pattern) => expand(where, pattern))
    .filter((folder) => existsSync(path.join(where, folder, 'package.json')))
    .map((folder) => {
      const own = JSON.parse(readFileSync(path.join(where, folder, 'package.json'), 'utf8'));
      const uses = Object.keys({ ...own.dependencies, ...own.devDependencies }).filter((name) =>
        name.startsWith('@valam/'),
      );
      return {
        name: own.name.replace('@valam/', ''),
        folder,
        dir: path.join(where, folder),
        uses: uses.map((name) => name.replace('@valam/', '')),
        kind: kindOf(folder),
      };
    });
}
