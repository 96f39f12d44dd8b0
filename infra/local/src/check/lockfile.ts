import path from 'node:path';
import { platform } from '../../../../packages/mfe-kit/build/platform.ts';
import { locate, readLock } from '../../../docker/image/closure.ts';
import { root } from '../checkout.ts';
import { verdict } from './verdict.ts';
import type { LockEntry } from '../../../docker/image/closure.ts';

/**
 * Back-end libraries that must not be duplicated: with two copies, Nest and TypeORM no longer recognize their own
 * classes.
 */
const singleBehind = ['typeorm', '@nestjs/core', '@nestjs/common', 'rxjs', 'reflect-metadata'];

/** `react/jsx-runtime` → `react`; workspace packages are not in the lockfile. */
const shared = (): [string, string][] =>
  Object.entries(platform.libraries)
    .filter(([name]) => !name.startsWith('@valam/'))
    .map(([name, version]) => [
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
      version,
    ]);

function entryProblems(place: string, packages: Record<string, LockEntry>): string[] {
  const { resolved, integrity, link, inBundle, optionalDependencies } = packages[place] ?? {};
  const missing = Object.keys(optionalDependencies ?? {}).filter((name) => !locate(packages, name, place));
  const isForeign = place.includes('node_modules/') && !link && !inBundle;
  return [
    ...(resolved?.includes('://') ? [`${place} names a registry host: ${resolved}`] : []),
    ...(isForeign && !integrity ? [`${place} has no integrity`] : []),
    ...missing.map((name) => `${place || 'the root'} wants ${name} on some platform, and it is missing`),
  ];
}

/** The lockfile installs from any registry mirror, on every platform, without duplicates of singleton libraries. */
export async function checkLockfile(where: string = root) {
  const packages = readLock(path.join(where, 'package-lock.json'));
  const problems = Object.keys(packages).flatMap((place) => entryProblems(place, packages));
  for (const [name, version] of shared()) {
    const installed = packages[`node_modules/${name}`]?.version;
    if (installed !== version) {
      problems.push(`remotes share ${name} ${version}, and ${installed ?? 'none'} is installed`);
    }
  }
  for (const name of new Set([...shared().map(([one]) => one), 'zod', ...singleBehind])) {
    const copies = Object.keys(packages).filter(
      (place) => place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`),
    );
    if (copies.length > 1) problems.push(`${name} is installed ${copies.length} times: ${copies.join(', ')}`);
  }
  return verdict(problems);
}
