import type { RemoteModule } from '@valam/mfe-kit/remote';
import { versionId, type RemoteManifest } from '../remotes/registry';

export interface LoadedVersion {
  readonly manifest: RemoteManifest;
  readonly module: RemoteModule;
}

/** A remote in a page view; without a module it is known but cannot be had here. */
interface RemoteInView {
  readonly manifest: RemoteManifest;
  readonly module: RemoteModule | null;
}

/** The remotes of one page view, by name. */
export type RemotesInView = ReadonlyMap<string, RemoteInView>;

/** The versions in this process' memory. */
export class LoadedVersions {
  readonly #versions = new Map<string, LoadedVersion>();
  #current: readonly RemoteManifest[] = [];

  constructor(private readonly load: (manifest: RemoteManifest) => Promise<RemoteModule>) {}

  async add(manifest: RemoteManifest): Promise<void> {
    const version = versionId(manifest);
    if (this.#versions.has(version)) return;
    this.#versions.set(version, { manifest, module: await this.load(manifest) });
  }

  drop(version: string): void {
    this.#versions.delete(version);
  }

  /** What should be live, so that a page whose remote is missing is known to be one. */
  setCurrent(manifests: readonly RemoteManifest[]): void {
    this.#current = manifests;
  }

  /** The remotes of a page view, from the versions that were chosen for it. */
  view(versions: readonly string[]): RemotesInView {
    const view = new Map<string, RemoteInView>(
      this.#current.map((manifest) => [manifest.name, { manifest, module: null }]),
    );
    for (const version of versions) {
      const loaded = this.#versions.get(version);
      if (loaded) view.set(loaded.manifest.name, loaded);
    }
    return view;
  }
}
