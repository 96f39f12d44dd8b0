import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { isBucket, objectAt, type PutCondition } from './bucket.ts';
import { isAddress, parseRegistry } from './read-registry.ts';
import { emptyRegistry, type Registry } from './schema.ts';

/** Storage of the registry: a file, or an object in a bucket. */
export interface RegistryStore {
  /** The current registry; empty if there is none. */
  read(): Promise<Registry>;
  /** Replaces the registry if it still has this revision. @returns the conflicting revision, or null */
  replace(revision: number, next: Registry, line: AuditLine): Promise<number | null>;
}

/** One change: its author and subject; kept beside the registry. */
export interface AuditLine {
  readonly at: string;
  readonly revision: number;
  readonly by: string;
  readonly did: string;
  readonly remote: string;
  readonly version: string;
}

export function registryStore(place: string): RegistryStore {
  if (isAddress(place))
    throw new Error(`${place} can only be read: releases are written where the files are`);
  return isBucket(place) ? storeInBucket(place) : storeInFile(place);
}

const textOf = (registry: Registry): string => `${JSON.stringify(registry, null, 2)}\n`;

/** A writer holds the lock for milliseconds; the lock of a dead one expires after `stale`. */
const lockOptions = {
  realpath: false,
  stale: 5_000,
  update: 1_000,
  retries: { retries: 60, factor: 1.3, minTimeout: 10, maxTimeout: 250, randomize: true },
};

function storeInFile(file: string): RegistryStore {
  async function read(): Promise<Registry> {
    try {
      return parseRegistry(await readFile(file, 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry;
      throw error;
    }
  }
  return {
    read,
    /** Atomic: a reader never sees a partial file. */
    async replace(revision, next, line) {
      await mkdir(path.dirname(file), { recursive: true });
      // A directory as lock: the one operation that is atomic on network volumes as well.
      const release = await lockfile.lock(file, lockOptions);
      try {
        const found = await read();
        if (found.revision !== revision) return found.revision;
        const unfinished = `${file}.${process.pid}.new`;
        // On the disk before it has its name: a power failure would leave an empty registry, and no page without it.
        await writeFile(unfinished, textOf(next), { flush: true });
        // The audit line first: a full disk or a killed writer may leave an extra line, but never a change without one.
        await appendFile(path.join(path.dirname(file), 'remotes.audit.jsonl'), `${JSON.stringify(line)}\n`);
        await rename(unfinished, file);
        return null;
      } finally {
        await release();
      }
    },
  };
}

/** Compare-and-swap by S3's conditional writes. Objects cannot be appended to: each audit line is an object. */
function storeInBucket(place: string): RegistryStore {
  const { bucket, name } = objectAt(place);
  async function find(): Promise<{ registry: Registry; condition: PutCondition }> {
    const object = await bucket.get(name);
    if (!object) return { registry: emptyRegistry, condition: { ifAbsent: true } };
    return {
      registry: parseRegistry(object.content.toString('utf8')),
      condition: { ifMatch: object.etag },
    };
  }
  return {
    read: async () => (await find()).registry,
    async replace(revision, next, line) {
      const { registry, condition } = await find();
      if (registry.revision !== revision) return registry.revision;
      const contentType = 'application/json';
      // The audit line first, as with a file. Its name is unique: a writer that loses must not overwrite the winner's
      // line.
      const audit = `audit/${String(line.revision).padStart(8, '0')}-${randomUUID()}.json`;
      await bucket.put(audit, JSON.stringify(line), { contentType });
      const isWritten = await bucket.put(name, textOf(next), { contentType, condition });
      if (isWritten) return null;
      // Credentials without the delete permission leave an extra line.
      await bucket.remove(audit).catch(() => undefined);
      return (await find()).registry.revision;
    },
  };
}
