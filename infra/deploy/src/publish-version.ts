import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedFiles } from './released-files.ts';

interface Build {
  folder: string;
  version: string;
  name: string;
  remotesDir: string;
}

/** Stores a version and records it as the last published one. */
export async function publishVersion(build: Build) {
  const stored = await storeVersion(build);
  await releasedFiles(build.remotesDir).noteLastPublished(build.name, build.version);
  return stored;
}

/**
 * Copies a build to the storage that it is served from. `isNew`: it differs from the last published version, because
 * its content is new or because it was built again after others.
 */
export async function storeVersion({ folder, version, name, remotesDir }: Build) {
  const files = releasedFiles(remotesDir);
  const isThere = await files.has(name, version);
  const last = await files.lastPublished(name);
  if (!isThere) await files.publish(path.join(folder, 'dist', version), name, version);
  return {
    isNew: !isThere || (last !== null && last !== version),
    manifest: await readManifest(remotesDir, name, version),
  };
}

export async function readManifest(remotesDir: string, name: string, version: string) {
  const content = await releasedFiles(remotesDir).read(name, version, 'manifest.json');
  if (!content)
    throw new Error(`${name} has no version ${version} here; build one with: npm run release -- ${name}`);
  return { version, ...JSON.parse(content.toString('utf8')) };
}

/** @param folder the remote's workspace */
export async function builtVersion(folder: string) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8'));
  return version as string;
}
