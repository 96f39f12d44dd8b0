import { lastStep, promoted, rolledBack } from '@valam/registry/changes';
import { changeRegistry, openRegistry } from '@valam/registry/write-registry';
import type { RemoteManifest } from '@valam/registry/schema';
import { checkVersion } from './check-version.ts';
import { readManifest } from './publish-version.ts';
import { releasedFiles } from './released-files.ts';
import { currentUser } from './current-user.ts';

export interface Place {
  registryFile: string;
  remotesDir: string;
}

/** Versions that were live before a promotion and no longer are. */
export interface Replaced {
  readonly current: string | null;
  readonly partial: { readonly version: string; readonly percent: number } | null;
}

/**
 * Points the registry at a published version. Fails on a concurrent release of the same remote; releases of other
 * remotes do not conflict.
 */
export async function promoteVersion(
  {
    name,
    version,
    percent = 100,
    isUnlessRolledBack = false,
  }: { name: string; version: string; percent?: number; isUnlessRolledBack?: boolean },
  { registryFile, remotesDir }: Place,
): Promise<Replaced> {
  const found = (await openRegistry(registryFile)).remotes[name];
  const replaces = found?.current.version ?? null;
  const replacesPartial = found?.candidate?.manifest.version ?? null;
  const manifest = await readManifest(remotesDir, name, version);
  await checkVersion(manifest, releasedFiles(remotesDir));
  const other = (one: RemoteManifest | undefined) => (one && one.version !== version ? one.version : null);
  let replaced: Replaced = { current: null, partial: null };
  await changeRegistry(
    registryFile,
    (registry) => {
      const { current, candidate } = registry.remotes[name] ?? {};
      const partial = other(candidate?.manifest);
      replaced = {
        current: percent < 100 ? null : other(current),
        partial: candidate && partial ? { version: partial, percent: candidate.percent } : null,
      };
      return promoted(registry, manifest, {
        percent,
        replaces,
        replacesPartial,
        isUnlessRolledBack,
        now: new Date(),
      });
    },
    {
      by: currentUser(),
      did: percent < 100 ? `promote to ${percent} %` : 'promote',
      remote: name,
      version,
    },
  );
  return replaced;
}

/** The message printed after a promotion. */
export function promotionText(
  { name, version, percent }: { name: string; version: string; percent: number },
  { current, partial }: Replaced,
): string {
  const live = `${name} ${version} is live${percent < 100 ? ` for ${percent} %` : ''}`;
  const ended = [current, partial && `${partial.version}, which ${partial.percent} % had`].filter(Boolean);
  return ended.length > 0 ? `${live}. It replaces ${ended.join(', and ')}` : live;
}

/** Reverts the last promotion made before the command started, not a concurrent one. */
export async function rollBack(name: string, { registryFile }: Pick<Place, 'registryFile'>) {
  const before = await openRegistry(registryFile);
  const bad = lastStep(before, name);
  const after = await changeRegistry(
    registryFile,
    (registry) => {
      if (lastStep(registry, name) !== bad)
        throw new Error(`${name} was released again meanwhile: nothing was rolled back`);
      return rolledBack(registry, name);
    },
    { by: currentUser(), did: 'rollback', remote: name, version: bad },
  );
  return {
    version: after.remotes[name]?.current.version ?? '',
    bad,
    endedPartial: Boolean(before.remotes[name]?.candidate),
  };
}
