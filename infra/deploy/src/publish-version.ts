import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a built version to where it is served from. A published folder never changes again. `isNew`: it is not the one
 * that was published last, be it the first of its content or one that was built again after others.
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
  const target = path.join(remotesDir, name, version);
  const note = path.join(remotesDir, name, 'last-published');
  const isThere = await exists(target);
  const last = await readFile(note, 'utf8').catch(() => null);
  if (!isThere) await copyWhole(path.join(folder, 'dist', version), target);
  await writeFile(note, version);
  return {
    isNew: !isThere || (last !== null && last !== version),
    manifest: await readManifest(remotesDir, name, version),
  };
}

/** All of it or nothing. */
async function copyWhole(from: string, target: string) {
  const unfinished = `${target}.new-${process.pid}`;
  await mkdir(path.dirname(target), { recursive: true });
  await cp(from, unfinished, { recursive: true });
  try {
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  }
}

export async function readManifest(remotesDir: string, name: string, version: string) {
  const file = path.join(remotesDir, name, version, 'manifest.json');
  try {
    return { version, ...JSON.parse(await readFile(file, 'utf8')) };
  } catch {
    throw new Error(`${name} has no version ${version} here; build one with: npm run release -- ${name}`);
  }
}

/** @param folder the remote's workspace */
export async function builtVersion(folder: string) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8'));
  return version as string;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
