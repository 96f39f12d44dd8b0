import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folders of a repository's remotes: those named like `mfe-catalog` that have a build script. */
export const remoteFolders = (root: string): string[] =>
  readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'build.mjs')))
    .sort();
