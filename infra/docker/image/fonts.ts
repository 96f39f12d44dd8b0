import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const scope = '@expo-google-fonts/';

/** The font files that the code refers to, as paths in `node_modules`. */
export const fontsNamedIn = (folder: string): ReadonlySet<string> =>
  new Set(
    globSync('**/*.{js,ts}', { cwd: folder }).flatMap(
      (file) =>
        readFileSync(path.join(folder, file), 'utf8').match(/@expo-google-fonts\/[\w./-]+\.ttf/g) ?? [],
    ),
  );

/** Whether a file can be omitted from the image: a font package contains all weights, and a preview image of each. */
export function isUnusedFont(file: string, named: ReadonlySet<string>): boolean {
  const start = file.lastIndexOf(scope);
  if (start === -1 || !/\.(?:ttf|png)$/.test(file)) return false;
  return !named.has(file.slice(start).split(path.sep).join('/'));
}
