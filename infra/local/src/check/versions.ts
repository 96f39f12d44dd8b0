import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaces } from '../build/workspaces.ts';
import { root } from '../checkout.ts';
import { tooFew, verdict } from './verdict.ts';

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const fewest = 15;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'];

function manifests(where: string) {
  const folders = ['.', ...workspaces(where).map(({ folder }) => folder)];
  return folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(path.join(where, folder, 'package.json'), 'utf8')),
  }));
}

/**
 * Dependency versions are exact, and all workspaces use the same version of a library.
 * @param options another checkout
 */
export async function checkVersions({
  where = root,
  least = fewest,
}: { where?: string; least?: number } = {}) {
  const all = manifests(where);
  const problems = tooFew(all.length, least, 'manifests were read');
  const used: Map<string, Map<string, string[]>> = new Map();
  for (const { folder, manifest } of all) {
    for (const [name, version] of groups.flatMap((group) => Object.entries<string>(manifest[group] ?? {}))) {
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
  return verdict(problems);
}
