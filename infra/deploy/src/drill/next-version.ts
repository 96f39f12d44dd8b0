import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '../../../../packages/mfe-kit/build/files.ts';

/** A bug that loads and passes every check, and fails only when visitors come. */
const bug = `
const container = module.exports;
module.exports = {
  init: (...given) => container.init(...given),
  async get(name) {
    const factory = await container.get(name);
    return () => {
      const exposed = factory();
      const { routes, slots } = exposed.default;
      for (const part of [...routes, ...Object.values(slots ?? {})])
        part.load = () => { throw new Error('a bug of this version'); };
      return exposed;
    };
  },
};
`;

/**
 * Publishes a version that differs from a published one in its server bundle and its entry, without promoting it.
 * @returns its version
 */
export async function publishNext({
  remotesDir,
  name,
  from,
  mark,
  isBad,
}: {
  remotesDir: string;
  name: string;
  from: string;
  mark: string;
  isBad: boolean;
}): Promise<string> {
  const version = createHash('sha256').update(`${from} ${mark}`).digest('hex').slice(0, 12);
  const target = path.join(remotesDir, name, version);
  const unfinished = `${target}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(path.join(remotesDir, name, from), unfinished, { recursive: true });
  const manifestFile = path.join(unfinished, 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'));

  async function append(file: string, text: string) {
    const place = path.join(unfinished, file);
    const content = Buffer.concat([await readFile(place), Buffer.from(text)]);
    await writeFile(place, content);
    return content;
  }
  const { entry } = manifest.client;
  const entryContent = await append(entry, `\n// ${mark}\n`);
  await writeFile(path.join(unfinished, `${entry}.br`), brotliCompressSync(entryContent));
  await writeFile(path.join(unfinished, `${entry}.gz`), gzipSync(entryContent));
  if (manifest.client.integrity[entry]) manifest.client.integrity[entry] = integrityOf(entryContent);
  const server = await append(manifest.server.file, `\n// ${mark}\n${isBad ? bug : ''}`);
  manifest.server.integrity = integrityOf(server);
  await writeFile(manifestFile, JSON.stringify(manifest));
  await rename(unfinished, target);
  return version;
}
