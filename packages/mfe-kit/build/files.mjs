import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg|txt|xml|webmanifest)$/;

/** All files below a folder, relative, sorted. @param {string} folder @returns {Promise<string[]>} */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** @param {string | Buffer} content @param {'sha256' | 'sha384'} [algorithm] */
export const integrityOf = (content, algorithm = 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** A short name for what a folder holds: the same content, the same name. @param {string} folder */
export async function contentVersion(folder) {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) {
    hash.update(`${file}\0`);
    hash.update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Puts a brotli and a gzip file beside each file that gains from it. @param {string} folder */
export async function precompress(folder) {
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
