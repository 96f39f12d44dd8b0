import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|txt|xml|webmanifest)$/;

/** All files below a folder, relative, sorted. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

export const integrityOf = (content: string | Buffer, algorithm: 'sha256' | 'sha384' = 'sha384'): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** A short hash of a folder's content. */
export async function contentVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Writes a brotli and a gzip file beside each file that becomes smaller. */
export async function precompress(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    if (!compressible.test(file)) continue;
    const name = path.join(folder, file);
    const content = await readFile(name);
    const brotli = await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    await writeFile(`${name}.br`, brotli);
    await writeFile(`${name}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
