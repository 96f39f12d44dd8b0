import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

/** @param {unknown} error */
const isGone = (error) => /** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT';

/**
 * Copies a folder that others go on writing to: what vanishes meanwhile is left out.
 * @param {string} from
 * @param {string} to
 * @param {(relative: string) => boolean} [isWanted]
 * @param {string} [below]
 */
export async function copyTree(from, to, isWanted = () => true, below = '') {
  await mkdir(path.join(to, below), { recursive: true });
  const entries = await readdir(path.join(from, below), { withFileTypes: true }).catch((error) => {
    if (isGone(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const relative = path.join(below, entry.name);
    if (!isWanted(relative)) continue;
    if (entry.isDirectory()) await copyTree(from, to, isWanted, relative);
    else if (entry.isFile())
      await copyFile(path.join(from, relative), path.join(to, relative)).catch((error) => {
        if (!isGone(error)) throw error;
      });
  }
}
