import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { isAddress, parseRegistry } from './read-registry.ts';
import { emptyRegistry, type Registry } from './schema.ts';

/** One line of who changed what, beside the registry. */
export interface RegistryNote {
  readonly by: string;
  readonly did: string;
  readonly remote: string;
  readonly version: string;
}

/** The registry has another revision than the one that the writer had read. */
export class RegistryConflict extends Error {
  constructor(found: number, expected: number) {
    super(`The registry is at revision ${found}, not ${expected}: another release came first.`);
    this.name = 'RegistryConflict';
  }
}

/** A writer holds the lock for milliseconds; one that died is followed after `stale`. */
const lockOptions = {
  realpath: false,
  stale: 5_000,
  update: 1_000,
  retries: { retries: 60, factor: 1.3, minTimeout: 10, maxTimeout: 250, randomize: true },
};
const attempts = 10;

/** The registry as a writer finds it; an absent file is an empty registry. */
export async function openRegistry(file: string): Promise<Registry> {
  if (isAddress(file)) throw new Error(`${file} can only be read: releases are written where the files are`);
  try {
    return parseRegistry(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry;
    throw error;
  }
}

/**
 * Writes the successor of the revision that `next` was made from, or throws `RegistryConflict` when the file has
 * moved on. The file is written beside and renamed: a reader never finds half of it.
 */
export async function writeRegistry(file: string, next: Registry, note: RegistryNote): Promise<Registry> {
  await mkdir(path.dirname(file), { recursive: true });
  // A directory as lock: the one operation that is atomic on network volumes as well.
  const release = await lockfile.lock(file, lockOptions);
  try {
    const { revision } = await openRegistry(file);
    if (revision !== next.revision) throw new RegistryConflict(revision, next.revision);
    const written = { ...next, revision: revision + 1 };
    const unfinished = `${file}.${process.pid}.new`;
    await writeFile(unfinished, `${JSON.stringify(written, null, 2)}\n`);
    await rename(unfinished, file);
    const line = { at: new Date().toISOString(), revision: written.revision, ...note };
    await appendFile(path.join(path.dirname(file), 'remotes.audit.jsonl'), `${JSON.stringify(line)}\n`);
    return written;
  } finally {
    await release();
  }
}

/**
 * Applies a change to the newest registry. When another writer comes in between, the change is applied again to what
 * that one has written; a change that no longer makes sense there throws. A change that returns its argument writes
 * nothing.
 */
export async function changeRegistry(
  file: string,
  change: (registry: Registry) => Registry,
  note: RegistryNote,
): Promise<Registry> {
  for (let attempt = 1; ; attempt++) {
    const found = await openRegistry(file);
    const next = change(found);
    if (next === found) return found;
    try {
      return await writeRegistry(file, next, note);
    } catch (error) {
      if (!(error instanceof RegistryConflict) || attempt === attempts) throw error;
    }
  }
}
