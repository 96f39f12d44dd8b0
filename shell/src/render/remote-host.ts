import { createInstance, type ModuleFederation } from '@module-federation/enhanced/runtime';
import injectExternalRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import { sharedLibraries, shareConfigOf, type SharedLibrary } from '@valam/mfe-kit/build/platform';
import { droppedRemote, verifiedEntry, type ServerRemote } from '@valam/mfe-kit/federation/verified-entry';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { RemoteManifest } from '@valam/registry/schema';
import path from 'node:path';
import { platformModules } from './platform-modules';
import { readBundle } from './read-bundle';

export interface BundleSource {
  /** A folder or URL that contains `<name>/<version>/`. */
  readonly remotesFrom: string;
  /** True in development, where bundles change without a new hash. */
  readonly isUnsignedAllowed: boolean;
}

/**
 * The only federation host of this process. Every version of a remote is registered under a unique alias, so that several
 * versions serve side by side and each can be unloaded.
 */
export class RemoteHost {
  readonly #federation: ModuleFederation;
  /** Alias → registered entry and hash. */
  readonly #registered = new Map<string, string>();

  constructor(private readonly source: BundleSource) {
    this.#federation = createInstance({
      name: 'shell',
      remotes: [],
      plugins: [
        injectExternalRuntimeCore(),
        verifiedEntry({ read: readBundle, isUnsignedAllowed: source.isUnsignedAllowed }),
      ],
      shareStrategy: 'loaded-first',
      shared: Object.fromEntries(
        Object.entries(sharedLibraries(true)).map(([library, version]) => [
          library,
          {
            version,
            lib: () => platformModules[library as SharedLibrary],
            shareConfig: { ...shareConfigOf(version), eager: true },
          },
        ]),
      ),
    });
  }

  /**
   * Loads a version and the code of all its pages and slots, so that an import that the platform does not provide fails now, not
   * with the first visitor. After a failure the next call retries.
   */
  async load(manifest: RemoteManifest): Promise<RemoteModule> {
    const remote = this.#register(manifest);
    const exposed = await this.#federation.loadRemote<{ default?: unknown }>(`${remote.name}/remote`);
    const module = exposed?.default;
    if (!isRemote(module, manifest.name))
      throw new Error(`${remote.entry} does not export the remote ${manifest.name}`);
    await Promise.all(componentsOf(module).map((component) => component.preload()));
    return module;
  }

  drop(manifest: RemoteManifest): void {
    const name = aliasOf(manifest);
    this.#registered.set(name, 'dropped');
    this.#federation.registerRemotes([droppedRemote(name)], { force: true });
  }

  #register(manifest: RemoteManifest): ServerRemote {
    const remote = this.#remoteOf(manifest);
    const found = this.#registered.get(remote.name);
    const known = remote.entry + (remote.integrity ?? '');
    if (found !== known) this.#federation.registerRemotes([remote], { force: found !== undefined });
    this.#registered.set(remote.name, known);
    return remote;
  }

  #remoteOf(manifest: RemoteManifest): ServerRemote {
    const { server } = manifest;
    const alias = aliasOf(manifest);
    return {
      name: alias,
      entry: placeOf(manifest, this.source.remotesFrom),
      ...(server.integrity ? { integrity: server.integrity } : {}),
      type: 'commonjs-module',
      entryGlobalName: alias,
    };
  }
}

const aliasOf = ({ name, version }: RemoteManifest): string => `${name}__${version}`;

function placeOf({ name, version, server, origin }: RemoteManifest, remotesFrom: string): string {
  if (origin) return `${origin}/${server.file}`;
  return /^https?:/.test(remotesFrom)
    ? `${remotesFrom.replace(/\/$/, '')}/${name}/${version}/${server.file}`
    : path.join(remotesFrom, name, version, server.file);
}

function isRemote(module: unknown, name: string): module is RemoteModule {
  if (typeof module !== 'object' || module === null) return false;
  const { name: found, routes, apis } = module as Partial<RemoteModule>;
  return found === name && Array.isArray(routes) && Array.isArray(apis);
}

const componentsOf = ({ routes, slots }: RemoteModule) => [
  ...routes.flatMap(({ page, later = [] }) => [page, ...later]),
  ...Object.values(slots ?? {}).map(({ component }) => component),
];
