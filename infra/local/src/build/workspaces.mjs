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

/** @param {string} pattern */
function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const parent = pattern.slice(0, -2);
  return readdirSync(path.join(root, parent)).map((name) => `${parent}/${name}`);
}

/** @param {string} folder */
function kindOf(folder) {
  if (folder.startsWith('services/') || ['packages/contracts', 'packages/service-kit'].includes(folder))
    return 'transpiled';
  return folder === 'shell' || folder.startsWith('mfe-') ? 'bundled' : 'source';
}

/** @returns {Workspace[]} */
export function workspaces() {
  /** @type {{ workspaces: string[] }} */
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return manifest.workspaces
    .flatMap(expand)
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => {
      const own = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
      const uses = Object.keys({ ...own.dependencies, ...own.devDependencies }).filter((name) =>
        name.startsWith('@valam/'),
      );
      return {
        name: own.name.replace('@valam/', ''),
        folder,
        dir: path.join(root, folder),
        uses: uses.map((name) => name.replace('@valam/', '')),
        kind: kindOf(folder),
      };
    });
}
