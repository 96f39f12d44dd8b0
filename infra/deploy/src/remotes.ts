import { remoteFolders } from '@valam/registry/remote-folders';
import path from 'node:path';
import { ArgumentError } from '../../local/src/command-line/read-arguments.mjs';
import { root } from './place.ts';

/** The folders of this repository's remotes, by name. */
export function ownRemotes() {
  return Object.fromEntries(
    remoteFolders(root).map((folder) => [folder.slice('mfe-'.length), path.join(root, folder)]),
  );
}

/** `booking` and `mfe-booking` name the same remote. */
export function remoteNamed(given: string | undefined) {
  const remotes = ownRemotes();
  const name = (given ?? '').replace(/^mfe-/, '');
  const folder = remotes[name];
  if (!folder) {
    throw new ArgumentError(
      `Name a remote: ${Object.keys(remotes).join(', ')}${given ? ` (there is no ${given})` : ''}`,
    );
  }
  return { name, folder };
}
