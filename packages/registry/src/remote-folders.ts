import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of a repository's remotes, such as `mfe-catalog`: a folder with such a name and a build is a remote. */
export const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'build.mjs')))
    .sort();
