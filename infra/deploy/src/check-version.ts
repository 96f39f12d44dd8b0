import { integrityOf } from '../../../packages/mfe-kit/build/files.ts';
import { servedGenerations } from '../../../packages/mfe-kit/build/platform.ts';
import type { RemoteManifest } from '../../../packages/registry/src/schema.ts';
import type { ReleasedFiles } from './released-files.ts';

/** Rejects a version that cannot work: one for another platform, or one whose files differ from the build. */
export async function checkVersion(manifest: RemoteManifest, released: ReleasedFiles) {
  const served = servedGenerations();
  if (!served.includes(manifest.platform)) {
    throw new Error(
      `${manifest.name} ${manifest.version} was built for platform generation ${manifest.platform}; the shell serves ${served.join(' and ')}. Build it again.`,
    );
  }
  const files = { ...manifest.client.integrity, [manifest.server.file]: manifest.server.integrity };
  for (const [file, expected] of Object.entries(files)) {
    const content = await released.read(manifest.name, manifest.version, file);
    if (!content) throw new Error(`${file} is missing in ${manifest.name} ${manifest.version}`);
    const algorithm = String(expected).startsWith('sha256-') ? 'sha256' : 'sha384';
    if (integrityOf(content, algorithm) !== expected)
      throw new Error(`${file} in ${manifest.name} ${manifest.version} is not the one that was built`);
  }
}
