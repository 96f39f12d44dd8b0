import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../../../packages/mfe-kit/build/files.ts';
import { servedGenerations } from '../../../packages/mfe-kit/build/platform.ts';
import type { RemoteManifest } from '../../../packages/registry/src/schema.ts';

/** Refuses what could not work: a version for another platform, or a folder that is not what was built. */
export async function checkVersion(manifest: RemoteManifest, folder: string) {
  const served = servedGenerations();
  if (!served.includes(manifest.platform)) {
    throw new Error(
      `${manifest.name} ${manifest.version} was built for platform generation ${manifest.platform}; the shell serves ${served.join(' and ')}. Build it again.`,
    );
  }
  const files = { ...manifest.client.integrity, [manifest.server.file]: manifest.server.integrity };
  for (const [file, expected] of Object.entries(files)) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (!content) throw new Error(`${file} is missing in ${folder}`);
    const algorithm = String(expected).startsWith('sha256-') ? 'sha256' : 'sha384';
    if (integrityOf(content, algorithm) !== expected)
      throw new Error(`${file} in ${folder} is not the one that was built`);
  }
}
