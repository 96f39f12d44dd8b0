import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Made first of all in a data directory, so its presence says that the directory is ours. */
export const secretsFile = (dataDir: string) => path.join(dataDir, 'secrets.json');

const ownerOnly = 0o700;

/**
 * Logs, emails and pictures are for the person who runs the system alone: no other account of the machine gets past this
 * directory. A directory that was there before and is used for other things as well keeps its mode.
 */
export async function openDataFolder(dataDir: string) {
  const made = await mkdir(dataDir, { recursive: true, mode: ownerOnly });
  if (made || existsSync(secretsFile(dataDir))) await chmod(dataDir, ownerOnly);
}
