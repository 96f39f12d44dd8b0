import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

export interface EarlierEntry {
  readonly version: string;
  readonly entry: string;
  readonly integrity: string | undefined;
}

/**
 * Falls back to the previous version of a remote if its entry cannot be loaded. Only for a remote that rendered no part of the
 * document: server-rendered markup is hydrated by the version that rendered it, or not at all.
 */
export function earlierVersion(options: {
  readonly earlier: (name: string) => EarlierEntry | null;
  readonly onFallback: (name: string, reason: string) => void;
}): ModuleFederationRuntimePlugin {
  return {
    name: 'earlier-version',
    // The type of the hook is a promise of a promise, which `await` flattens.
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
