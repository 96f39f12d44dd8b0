import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

export interface EarlierEntry {
  readonly version: string;
  readonly entry: string;
  readonly integrity: string | undefined;
}

/**
 * When the entry of a remote cannot be loaded, the previous version replaces it. Only for a remote whose code the
 * document does not need: server-rendered markup is hydrated by the version that rendered it, or not at all.
 */
export function earlierVersion(options: {
  readonly earlier: (name: string) => EarlierEntry | null;
  readonly onFallback: (name: string, reason: string) => void;
}): ModuleFederationRuntimePlugin {
  return {
    name: 'earlier-version',
    // The hook's type requires a promise of a promise, which `await` treats the same.
    loadEntryError: (async ({ getRemoteEntry, origin, remoteInfo }: Parameters<LoadEntryError>[0]) => {
      const earlier = options.earlier(remoteInfo.name);
      if (!earlier) return undefined;
      const { version, entry, integrity } = earlier;
      options.onFallback(remoteInfo.name, `the entry could not be loaded, ${version} takes its place`);
      const found = { ...remoteInfo, entry: new URL(entry, location.href).href, integrity };
      return (await getRemoteEntry({ origin, remoteInfo: found })) || undefined;
    }) as LoadEntryError,
  };
}
