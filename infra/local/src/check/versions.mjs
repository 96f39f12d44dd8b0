import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../build/workspaces.mjs';
import { root } from '../checkout.mjs';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** @param {string} where */
function manifests(where) {
  const folders = ['.', ...workspaces(where).map(({ folder }) => folder)];
  return folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(path.join(where, folder, 'package.json'), 'utf8')),
  }));
}

/**
 * Every version is exact, and one version of a library serves all workspaces.
 * @param {string} [where]
 */
export async function checkVersions(where = root) {
  /** @type {string[]} */
  const problems = [];
  /** @type {Map<string, Map<string, string[]>>} */
  const used = new Map();
  for (const { folder, manifest } of manifests(where)) {
    for (const [name, version] of groups.flatMap((group) => Object.entries(manifest[group] ?? {}))) {
      if (!exact.test(version)) problems.push(`${folder}: ${name} is '${version}', not an exact version`);
      const versions = used.get(name) ?? new Map();
      versions.set(version, [...(versions.get(version) ?? []), folder]);
      used.set(name, versions);
    }
  }
  for (const [name, versions] of used) {
    if (versions.size === 1) continue;
    const places = [...versions].map(([version, folders]) => `${version} in ${folders.join(', ')}`);
    problems.push(`${name} has ${versions.size} versions: ${places.join('; ')}`);
  }
  return { isGood: problems.length === 0, output: problems.join('\n') };
}
