import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

const listName = 'SHA256SUMS';

async function sumOf(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function sumsOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== listName)
    .sort();
  const lines = [];
  for (const file of files) lines.push(`${await sumOf(path.join(folder, file))}  ./${file}`);
  return `${lines.join('\n')}\n`;
}

/** Writes the checksums of a folder in the format of `sha256sum`. */
export const writeSums = async (folder: string) =>
  writeFile(path.join(folder, listName), await sumsOf(folder));

export async function hasItsSums(folder: string) {
  const written = await readFile(path.join(folder, listName), 'utf8').catch(() => undefined);
  return written !== undefined && written === (await sumsOf(folder));
}
