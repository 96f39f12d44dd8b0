import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releasedFiles } from './released-files.ts';

/**
 * Copies a built version to the storage that it is served from. `isNew`: it differs from the version published last, either
 * because its content is new or because it was built again after others.
 */
export async function publishVersion({
  folder,
  version,
  name,
  remotesDir,
}: {
  folder: string;
  version: string;
  name: string;
  remotesDir: string;
}) {
  const files = releasedFiles(remotesDir);
  const isThere = await files.has(name, version);
  const last = await files.lastPublished(name);
  if (!isThere) await files.publish(path.join(folder, 'dist', version), name, version);
  await files.noteLastPublished(name, version);
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
