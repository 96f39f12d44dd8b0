import type { RemoteDirectory } from '../host/remote-directory';
import type { RemoteModule } from '../remote/remote-module';
import { bestMatch } from '../router/best-match';

/** A remote that a test, or a remote that runs alone, does without. */
export class RemoteLeftOut extends Error {}

/** A directory of remotes that are already loaded. */
export function mockDirectory(modules: readonly RemoteModule[]): RemoteDirectory {
  const patterns = modules.flatMap(({ name, routes }) => routes.map(({ path }) => ({ name, path })));
  const loaded = (name: string) => modules.find((module) => module.name === name) ?? null;
  return {
    ownerOf: (pathname) => bestMatch(patterns, ({ path }) => path, pathname)?.candidate.name ?? null,
    loaded,
    load: (name) => {
      const module = loaded(name);
      return module ? Promise.resolve(module) : Promise.reject(new RemoteLeftOut(`${name} is left out`));
    },
  };
}
