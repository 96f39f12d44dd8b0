import { bestMatch, twice, type RemoteDirectory } from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import { shellModule } from '../app/shell-module';
import type { PublicRemotes } from '../remotes/public-remote';

export interface BrowserDirectory extends RemoteDirectory {
  /** Registers a listener for remotes that have loaded. */
  onArrival(listener: (module: RemoteModule) => void): void;
}

/** The remotes of this tab: the versions sent with the page, which do not change until the document is replaced. */
export function createBrowserDirectory(
  remotes: PublicRemotes,
  fetchRemote: (name: string) => Promise<RemoteModule>,
): BrowserDirectory {
  const modules = new Map<string, RemoteModule>([[shellModule.name, shellModule]]);
  const inFlight = new Map<string, Promise<RemoteModule>>();
  const listeners: ((module: RemoteModule) => void)[] = [];
  const patterns = Object.entries(remotes).flatMap(([name, { paths }]) =>
    paths.map((pattern) => ({ name, pattern })),
  );

  async function arrive(name: string): Promise<RemoteModule> {
    try {
      if (!remotes[name]) throw new Error(`${name} is not part of this page view`);
      const module = await twice(() => fetchRemote(name));
      modules.set(name, module);
      for (const listener of listeners) listener(module);
      return module;
    } finally {
      // A failed load is not cached, so that the next visit retries.
      inFlight.delete(name);
    }
  }

  return {
    ownerOf: (pathname) => bestMatch(patterns, ({ pattern }) => pattern, pathname)?.candidate.name ?? null,
    loaded: (name) => modules.get(name) ?? null,
    load(name) {
      const known = modules.get(name);
      if (known) return Promise.resolve(known);
      const promise = inFlight.get(name) ?? arrive(name);
      inFlight.set(name, promise);
      return promise;
    },
    onArrival: (listener) => void listeners.push(listener),
  };
}
