import type { RemoteModule } from '@valam/mfe-kit/remote';
import { versionId, type RegistryEntry, type RemoteManifest } from '@valam/registry/schema';
import type { ChosenRemote } from '../remotes/public-remote';

/** The part of a registry entry that a renderer needs. */
export type LiveVersions = Pick<RegistryEntry, 'current' | 'previous'>;

interface LoadedVersion {
  readonly manifest: RemoteManifest;
  readonly module: RemoteModule;
}

/** A remote in a page view; `module` is null if this process could not load it. */
interface RemoteInView extends ChosenRemote {
  readonly module: RemoteModule | null;
}

/** The remotes of one page view, by name. */
export type RemotesInView = ReadonlyMap<string, RemoteInView>;

/** The versions loaded in this process. */
export class LoadedVersions {
  readonly #versions = new Map<string, LoadedVersion>();
  #current: readonly LiveVersions[] = [];

  constructor(
    private readonly host: {
      load(manifest: RemoteManifest): Promise<RemoteModule>;
      drop(manifest: RemoteManifest): void;
    },
  ) {}

  async add(manifest: RemoteManifest): Promise<void> {
    const version = versionId(manifest);
    if (this.#versions.has(version)) return;
    this.#versions.set(version, { manifest, module: await this.host.load(manifest) });
  }

  drop(version: string): void {
    const loaded = this.#versions.get(version);
    if (loaded) this.host.drop(loaded.manifest);
    this.#versions.delete(version);
  }

  /**
   * Sets the versions that should be live, so that a page of a missing remote responds as unavailable, not as not found.
   */
  setCurrent(current: readonly LiveVersions[]): void {
    this.#current = current;
  }

  /** The remotes of a page view, from the chosen versions. */
  view(versions: readonly string[]): RemotesInView {
    const chosen = new Map(
      versions.flatMap((version) => {
        const loaded = this.#versions.get(version);
        return loaded ? [[loaded.manifest.name, loaded] as const] : [];
      }),
    );
    const names = new Set([...this.#current.map(({ current }) => current.name), ...chosen.keys()]);
    return new Map(
      [...names].flatMap((name) => {
        const live = this.#current.find(({ current }) => current.name === name);
        const loaded = chosen.get(name);
        const manifest = loaded?.manifest ?? live?.current;
        if (!manifest) return [];
        const earlier = live ? earlierThan(manifest, live) : null;
        return [[name, { manifest, earlier, module: loaded?.module ?? null }] as const];
      }),
    );
  }
}

/** The fallback for a browser that cannot load a version: the version to which the registry would roll back. */
function earlierThan(
  { version }: RemoteManifest,
  { current, previous }: LiveVersions,
): RemoteManifest | null {
  if (version === previous?.version) return null;
  return version === current.version ? previous : current;
}
