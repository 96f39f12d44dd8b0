import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Copies a built version to where it is served from. A published folder never changes again. `isNew`: it is not the one
 * that was published last, be it the first of its content or one that was built again after others.
 * @param {{ folder: string, version: string, name: string, remotesDir: string }} options
 */
export async function publishVersion({ folder, version, name, remotesDir }) {
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

/** All of it or nothing. @param {string} from @param {string} target */
async function copyWhole(from, target) {
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

/** @param {string} remotesDir @param {string} name @param {string} version */
export async function readManifest(remotesDir, name, version) {
  const file = path.join(remotesDir, name, version, 'manifest.json');
  try {
    return { version, ...JSON.parse(await readFile(file, 'utf8')) };
  } catch {
    throw new Error(`${name} has no version ${version} here; build one with: npm run release -- ${name}`);
  }
}

/** @param {string} folder the remote's workspace */
export async function builtVersion(folder) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'dist/current.json'), 'utf8'));
  return /** @type {string} */ (version);
}

const exists = (/** @type {string} */ file) =>
  stat(file).then(
    () => true,
    () => false,
  );
