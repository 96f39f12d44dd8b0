import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import lockfile from 'proper-lockfile';
import { isBucket, objectAt, type PutCondition } from './bucket.ts';
import { isAddress, parseRegistry } from './read-registry.ts';
import { emptyRegistry, type Registry } from './schema.ts';

/** Where the registry is written: a file, or an object of a bucket. */
export interface RegistryStore {
  /** The registry as a writer finds it; where there is none, it is empty. */
  read(): Promise<Registry>;
  /** Replaces the registry while it has this revision. @returns the revision that was found instead, or null */
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

/** A writer holds the lock for milliseconds; one that died is followed after `stale`. */
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
    /** The file is written beside and renamed: a reader never finds half of it. */
    async replace(revision, next, line) {
      await mkdir(path.dirname(file), { recursive: true });
      // A directory as lock: the one operation that is atomic on network volumes as well.
      const release = await lockfile.lock(file, lockOptions);
      try {
        const found = await read();
        if (found.revision !== revision) return found.revision;
        const unfinished = `${file}.${process.pid}.new`;
        await writeFile(unfinished, textOf(next));
        // The line first: a full disk or a killed writer leaves a line too many, never a change without one.
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
      // The line first, as beside a file. Its name is its own: the writer who loses must not replace the winner's.
      const audit = `audit/${String(line.revision).padStart(8, '0')}-${randomUUID()}.json`;
      await bucket.put(audit, JSON.stringify(line), { contentType });
      const isWritten = await bucket.put(name, textOf(next), { contentType, condition });
      if (isWritten) return null;
      // Keys that may not remove leave a line too many.
      await bucket.remove(audit).catch(() => undefined);
      return (await find()).registry.revision;
    },
  };
}
