import { bestMatch, Unavailable, type RemoteDirectory } from '@valam/mfe-kit/host';
import { shellModule } from '../app/shell-module';
import type { RemotesInView } from './loaded-versions';

/** The remotes of one page view on the server: each is loaded or unavailable. */
export function createServerDirectory(view: RemotesInView): RemoteDirectory {
  const patterns = [...view].flatMap(([name, { manifest }]) =>
    manifest.paths.map((pattern) => ({ name, pattern })),
  );
  const loaded = (name: string) =>
    name === shellModule.name ? shellModule : (view.get(name)?.module ?? null);
  return {
    ownerOf: (pathname) => bestMatch(patterns, ({ pattern }) => pattern, pathname)?.candidate.name ?? null,
    loaded,
    load(name) {
      const module = loaded(name);
      return module
        ? Promise.resolve(module)
        : Promise.reject(new Unavailable(`${name} has no version here`));
    },
  };
}
