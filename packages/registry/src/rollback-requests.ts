import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { RemoteName, Version } from './schema.ts';

/**
 * The shell only reads the registry. A version that fails by its own fault is named in a folder of requests, one file
 * each; the release side, which may write the registry, carries them out.
 */
export const RollbackRequest = z.object({
  remote: RemoteName,
  version: Version,
  reason: z.string().check(z.maxLength(500)),
});
export type RollbackRequest = z.infer<typeof RollbackRequest>;

/** Records a request; the same one from several replicas is one file. */
export async function requestRollback(folder: string, request: RollbackRequest): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { remote, version, reason } = request;
  const file = path.join(folder, `${remote}@${version}.json`);
  // Written beside and renamed: a request that is read and removed is always whole.
  const unfinished = `${file}.${randomUUID()}.new`;
  await writeFile(unfinished, JSON.stringify({ remote, version, reason: reason.slice(0, 500) }));
  await rename(unfinished, file);
}
