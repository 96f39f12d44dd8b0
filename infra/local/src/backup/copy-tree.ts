import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Copies a folder that is being written to; files that are deleted during the copy are skipped. */
export async function copyTree(
  from: string,
  to: string,
  isWanted: (relative: string) => boolean = () => true,
  below: string = '',
) {
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
