import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Registry } from './registry';

/** Reads the registry; an absent one is empty. */
export async function readRegistry(file: string): Promise<Registry> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Registry;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { remotes: {} };
    throw error;
  }
}

/** One line of who changed what, beside the registry. */
export interface RegistryChange {
  readonly by: string;
  readonly did: string;
  readonly remote: string;
  readonly version: string;
}

/** Writes beside and renames, so that nobody ever reads half a registry; then notes who did it. */
export async function writeRegistry(file: string, registry: Registry, change: RegistryChange): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.new`;
  await writeFile(unfinished, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(unfinished, file);
  const line = JSON.stringify({ at: new Date().toISOString(), ...change });
  await appendFile(join(dirname(file), 'remotes.audit.jsonl'), `${line}\n`);
}
