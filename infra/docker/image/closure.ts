import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface LockEntry {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  inBundle?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** @returns the lockfile's entries, by place */
export const readLock = (file: string): Record<string, LockEntry> =>
  JSON.parse(readFileSync(file, 'utf8')).packages;

/** Resolves a package as Node would, from a place. */
export function locate(packages: Record<string, unknown>, name: string, from: string) {
  for (let dir = from; ; dir = path.posix.dirname(dir)) {
    const base = dir === '.' ? '' : dir;
    const place = path.posix.join(base, 'node_modules', name);
    if (packages[place]) return place;
    if (!base) return undefined;
  }
}

/** @returns names, and if each is required */
function needsOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry): [string, boolean][] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const optional = optionalDependencies ?? {};
  const required = Object.keys(dependencies ?? {}).filter((name) => !(name in optional));
  return [
    ...required.map((name) => [name, true] as [string, boolean]),
    ...peers.map((name) => [name, false] as [string, boolean]),
    ...Object.keys(optional).map((name) => [name, false] as [string, boolean]),
  ];
}

/** The places of one package's dependencies; missing optional packages are skipped. */
function neededBy(
  packages: Record<string, LockEntry>,
  from: string,
  isThere: (place: string) => boolean,
  isWanted: (name: string) => boolean,
) {
  const places = [];
  for (const [name, isRequired] of needsOf(packages[from] ?? {})) {
    if (!isWanted(name)) continue;
    const place = locate(packages, name, from);
    if (place !== undefined && isThere(place)) places.push(place);
    else if (isRequired) throw new Error(`${from} needs ${name}, which is not installed`);
  }
  return places;
}

/**
 * The places of all runtime dependencies of a workspace, including itself.
 * @param only these of its dependencies; empty: all
 */
export function closureOf(
  packages: Record<string, LockEntry>,
  folder: string,
  only: readonly string[] = [],
  isThere: (place: string) => boolean = existsSync,
) {
  if (!packages[folder]) throw new Error(`${folder} is no workspace`);
  const found = new Set([folder]);
  // Iterating a set includes elements added meanwhile, so every place is visited once.
  for (const from of found) {
    const { link, resolved } = packages[from] ?? {};
    if (link) {
      if (resolved) found.add(resolved);
      continue;
    }
    const isWanted = (name: string) => from !== folder || only.length === 0 || only.includes(name);
    for (const place of neededBy(packages, from, isThere, isWanted)) found.add(place);
  }
  return [...found].sort();
}
