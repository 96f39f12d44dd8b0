import type { RemoteManifest } from './registry';
import type { View } from './choose-view';

/** What the browser is told of a remote. Nothing of the server's half is in it. */
export interface PublicRemote {
  readonly version: string;
  readonly platform: number;
  readonly paths: readonly string[];
  readonly entry: string;
  readonly integrity: string | undefined;
}

export type PublicRemotes = Readonly<Record<string, PublicRemote>>;

/** The address of a file of a version. */
export const addressOf = (manifest: RemoteManifest, file: string): string =>
  manifest.origin ? `${manifest.origin}/${file}` : `/remotes/${manifest.name}/${manifest.version}/${file}`;

export function publicRemotes(view: View): PublicRemotes {
  return Object.fromEntries(
    Object.values(view).map((manifest) => [
      manifest.name,
      {
        version: manifest.version,
        platform: manifest.platform,
        paths: manifest.paths,
        entry: addressOf(manifest, manifest.client.entry),
        integrity: manifest.client.integrity[manifest.client.entry],
      },
    ]),
  );
}
