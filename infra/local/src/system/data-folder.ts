import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** The first file created in a data directory, so its presence marks the directory as ours. */
export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json');

const ownerOnly = 0o700;

/**
 * Restricts our data directory to its owner: it contains logs, emails and images. A directory that existed before and
 * is also used for other things keeps its mode.
 */
export async function openDataFolder(dataDir: string) {
  const made = await mkdir(dataDir, { recursive: true, mode: ownerOnly });
  if (made || existsSync(secretsFile(dataDir))) await chmod(dataDir, ownerOnly);
}
