import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Bucket, isBucket } from './bucket.ts';
import { RemoteName, Version } from './schema.ts';

/**
 * The shell only reads the registry. A version that fails by its own fault is named in a folder of requests, or below a
 * prefix of a bucket, one file each; the release side, which may write the registry, carries them out.
 */
export const RollbackRequest = z.object({
  remote: RemoteName,
  version: Version,
  reason: z.string().check(z.maxLength(500)),
  /** When it failed, by the clock of the shell. */
  at: z.optional(z.iso.datetime()),
});
export type RollbackRequest = z.infer<typeof RollbackRequest>;

interface RequestFiles {
  write(name: string, text: string): Promise<unknown>;
  names(): Promise<string[]>;
  read(name: string): Promise<string>;
  remove(name: string): Promise<void>;
}

export const requestFiles = (place: string): RequestFiles =>
  isBucket(place) ? filesInBucket(place) : filesInFolder(place);

function filesInFolder(folder: string): RequestFiles {
  return {
    /** Written beside and renamed: a request that is read and removed is always whole. */
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      const unfinished = path.join(folder, `${name}.${randomUUID()}.new`);
      await writeFile(unfinished, text);
      await rename(unfinished, path.join(folder, name));
    },
    names: () => readdir(folder).catch((error: unknown) => ifMissing(error, [])),
    read: (name) => readFile(path.join(folder, name), 'utf8').catch((error: unknown) => ifMissing(error, '')),
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}

/** Nothing was requested yet, or another process has just carried it out. */
function ifMissing<T>(error: unknown, instead: T): T {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
  throw error;
}

function filesInBucket(place: string): RequestFiles {
  const bucket = new Bucket(place);
  return {
    write: (name, text) => bucket.put(name, text, { contentType: 'application/json' }),
    names: () => bucket.list(),
    read: async (name) => (await bucket.get(name))?.content.toString('utf8') ?? '',
    remove: (name) => bucket.remove(name),
  };
}

/** Records a request; the same one from several replicas is one file. */
export async function requestRollback(place: string, request: RollbackRequest): Promise<void> {
  const { remote, version, reason } = request;
  const text = JSON.stringify({ ...request, reason: reason.slice(0, 500) });
  await requestFiles(place).write(`${remote}@${version}.json`, text);
}
