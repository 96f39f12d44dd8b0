import { rename, writeFile } from 'node:fs/promises';

/**
 * Written beside and renamed: nobody reads half of it, and when the disk is full, or the process ends meanwhile, the file is
 * as it was before.
 */
export async function writeWhole(
  file: string,
  text: string,
  options: { mode?: number; flush?: boolean } = {},
) {
  const unfinished = `${file}.new`;
  await writeFile(unfinished, text, options);
  await rename(unfinished, file);
}
