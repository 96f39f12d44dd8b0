import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file atomically (temporary file and rename): readers never see a partial file, and when the disk is full or
 * the process is killed, the old content remains.
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
