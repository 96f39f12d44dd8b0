import '../../../packages/mfe-kit/build/run-typescript.mjs';
import path from 'node:path';
import { checkVersion } from './check-version.mjs';
import { readManifest } from './publish-version.mjs';
import { whoAmI } from './who.mjs';

const { promoted, rolledBack } = await import('../../../shell/src/remotes/registry-changes.ts');
const { readRegistry, writeRegistry } = await import('../../../shell/src/remotes/registry-file.ts');

/**
 * Points the registry at a published version.
 * @param {{ name: string, version: string, percent?: number }} wanted
 * @param {{ registryFile: string, remotesDir: string }} place
 */
export async function promoteVersion({ name, version, percent = 100 }, { registryFile, remotesDir }) {
  const manifest = await readManifest(remotesDir, name, version);
  await checkVersion(manifest, path.join(remotesDir, name, version));
  const registry = promoted(await readRegistry(registryFile), manifest, percent);
  await writeRegistry(registryFile, registry, {
    by: whoAmI(),
    did: percent < 100 ? `promote to ${percent} %` : 'promote',
    remote: name,
    version,
  });
  return registry;
}

/** @param {string} name @param {{ registryFile: string }} place */
export async function rollBack(name, { registryFile }) {
  const before = await readRegistry(registryFile);
  const after = rolledBack(before, name);
  const version = after.remotes[name]?.current.version ?? '';
  await writeRegistry(registryFile, after, { by: whoAmI(), did: 'rollback', remote: name, version });
  return { version, endedPartial: Boolean(before.remotes[name]?.candidate) };
}

export { readRegistry };
