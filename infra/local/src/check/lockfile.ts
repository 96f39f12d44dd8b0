import { readFileSync } from 'node:fs';
import path from 'node:path';
import { platform } from '../../../../packages/mfe-kit/build/platform.ts';
import { root } from '../checkout.ts';

/**
 * Libraries of the back end that must be there once: with two copies, Nest and TypeORM stop recognizing their own.
 */
const singleBehind = ['typeorm', '@nestjs/core', '@nestjs/common', 'rxjs', 'reflect-metadata'];

/** `react/jsx-runtime` → `react`; packages of our own are no concern of the lockfile. */
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

function resolves(from: string, name: string, packages: Record<string, unknown>) {
  for (let place = from; ; place = place.slice(0, place.lastIndexOf('/node_modules/'))) {
    if (packages[`${place}${place ? '/' : ''}node_modules/${name}`]) return true;
    if (!place.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** The lockfile installs from any mirror, on every platform, with one copy of what must be single. */
export async function checkLockfile(where: string = root) {
  const {
    packages,
  }: {
    packages: Record<
      string,
      { resolved?: string; version?: string; link?: boolean; optionalDependencies?: Record<string, string> }
    >;
  } = JSON.parse(readFileSync(path.join(where, 'package-lock.json'), 'utf8'));
  const problems: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    if (entry.resolved?.includes('://')) problems.push(`${place} names a registry host: ${entry.resolved}`);
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!resolves(place, name, packages))
        problems.push(`${place || 'the root'} wants ${name} on some platform, and it is missing`);
    }
  }
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
  return { isGood: problems.length === 0, output: problems.join('\n') };
}
