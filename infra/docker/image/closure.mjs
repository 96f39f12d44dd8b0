import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} LockEntry
 * @property {string} [name]
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {string} [resolved]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @param {string} file @returns {Record<string, LockEntry>} place → what lies there */
export const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Where Node would find a package, seen from a place. @param {Record<string, LockEntry>} packages @param {string} name @param {string} from */
function locate(packages, name, from) {
  for (let dir = from; ; dir = path.posix.dirname(dir)) {
    const base = dir === '.' ? '' : dir;
    const place = path.posix.join(base, 'node_modules', name);
    if (packages[place]) return place;
    if (!base) return undefined;
  }
}

/** @param {LockEntry} entry @returns {[string, boolean][]} name and whether it has to be there */
function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const optional = optionalDependencies ?? {};
  const required = Object.keys(dependencies ?? {}).filter((name) => !(name in optional));
  return [
    ...required.map((name) => /** @type {[string, boolean]} */ ([name, true])),
    ...peers.map((name) => /** @type {[string, boolean]} */ ([name, false])),
    ...Object.keys(optional).map((name) => /** @type {[string, boolean]} */ ([name, false])),
  ];
}

/**
 * What one place needs and where it lies; what may be missing and is missing is left out.
 * @param {Record<string, LockEntry>} packages
 * @param {string} from
 * @param {(place: string) => boolean} isThere
 * @param {(name: string) => boolean} isWanted
 */
function neededBy(packages, from, isThere, isWanted) {
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
 * The places of everything that a workspace needs when it runs, itself included.
 * @param {Record<string, LockEntry>} packages
 * @param {string} folder
 * @param {readonly string[]} only of its dependencies; empty: all
 * @param {(place: string) => boolean} isThere
 */
export function closureOf(packages, folder, only = [], isThere = existsSync) {
  if (!packages[folder]) throw new Error(`${folder} is no workspace`);
  const found = new Set([folder]);
  // A set that grows while it is walked: every place is visited once.
  for (const from of found) {
    const { link, resolved } = packages[from] ?? {};
    if (link) {
      if (resolved) found.add(resolved);
      continue;
    }
    const isWanted = (/** @type {string} */ name) =>
      from !== folder || only.length === 0 || only.includes(name);
    for (const place of neededBy(packages, from, isThere, isWanted)) found.add(place);
  }
  return [...found].sort();
}
