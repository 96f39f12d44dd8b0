import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { Bucket, isBucket } from './bucket.ts';
import { RemoteName, Version } from './schema.ts';

/**
 * The shell has read-only access to the registry. It writes the name of a failing version to a folder of requests, or
 * below a prefix of a bucket, one file each; the release side, which may write the registry, executes them.
 */
export const RollbackRequest = z.object({
  remote: RemoteName,
  version: Version,
  reason: z.string().check(z.maxLength(500)),
  /** Time of the failure, by the shell's clock. */
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
    /** Atomic: a request is never read or removed half-written. */
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

/** There is no request yet, or another process has just executed it. */
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

/** Records a request; several replicas write the same file. */
export async function requestRollback(place: string, request: RollbackRequest): Promise<void> {
  const { remote, version, reason } = request;
  const text = JSON.stringify({ ...request, reason: reason.slice(0, 500) });
  await requestFiles(place).write(`${remote}@${version}.json`, text);
}
