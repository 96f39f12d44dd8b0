import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

export interface Workspace {
  /** without the scope */
  name: string;
  /** relative to the root */
  folder: string;
  dir: string;
  /** the workspaces it depends on, by name */
  uses: string[];
  kind: 'transpiled' | 'service' | 'front end' | 'source';
}

function expand(where: string, pattern: string) {
  return globSync(pattern, { cwd: where }).sort();
}

function kindOf(folder: string) {
  if (folder.startsWith('services/')) return 'service';
  if (['packages/contracts', 'packages/service-kit'].includes(folder)) return 'transpiled';
  return folder === 'shell' || folder.startsWith('mfe-') ? 'front end' : 'source';
}

/** @param where another checkout */
export function workspaces(where: string = root): Workspace[] {
  const manifest: { workspaces: string[] } = JSON.parse(
    readFileSync(path.join(where, 'package.json'), 'utf8'),
  );
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
