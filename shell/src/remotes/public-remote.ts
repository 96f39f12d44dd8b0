import type { EarlierEntry } from '@valam/mfe-kit/federation/earlier-version';
import type { RemoteManifest } from '@valam/registry/schema';

/** The part of a remote's manifest that is sent to the browser; nothing about its server bundle. */
interface PublicRemote {
  readonly version: string;
  readonly platform: number;
  readonly paths: readonly string[];
  readonly entry: string;
  readonly integrity: string | undefined;
  /** The previous version, used if the entry of this one cannot be loaded. */
  readonly earlier?: EarlierEntry;
}

/** A remote of a page view, and its fallback version. */
export interface ChosenRemote {
  readonly manifest: RemoteManifest;
  readonly earlier: RemoteManifest | null;
}

export type PublicRemotes = Readonly<Record<string, PublicRemote>>;

/** The URL of a file of a version. */
export const addressOf = (manifest: RemoteManifest, file: string): string =>
  manifest.origin ? `${manifest.origin}/${file}` : `/remotes/${manifest.name}/${manifest.version}/${file}`;

const entryOf = (manifest: RemoteManifest): EarlierEntry => ({
  version: manifest.version,
  entry: addressOf(manifest, manifest.client.entry),
  integrity: manifest.client.integrity[manifest.client.entry],
});

export function publicRemotes(chosen: readonly ChosenRemote[]): PublicRemotes {
  return Object.fromEntries(
    chosen.map(({ manifest, earlier }) => [
      manifest.name,
      {
        ...entryOf(manifest),
        platform: manifest.platform,
        paths: manifest.paths,
        ...(earlier ? { earlier: entryOf(earlier) } : {}),
      },
    ]),
  );
}
