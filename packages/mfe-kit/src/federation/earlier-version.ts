import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type LoadEntryError = NonNullable<ModuleFederationRuntimePlugin['loadEntryError']>;

export interface EarlierEntry {
  readonly version: string;
  readonly entry: string;
  readonly integrity: string | undefined;
}

/**
 * When the entry of a remote cannot be loaded, the version before takes its place. Only for a remote whose code the
 * document does not need: what the server rendered is hydrated by the version that rendered it or not at all.
 */
export function earlierVersion(options: {
  readonly earlier: (name: string) => EarlierEntry | null;
  readonly onFallback: (name: string, reason: string) => void;
}): ModuleFederationRuntimePlugin {
  return {
    name: 'earlier-version',
    // The hook's type wants a promise of a promise, which is the same to `await`.
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
