import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Bucket, isBucket } from '@valam/registry/bucket';

/** Storage of released versions: a folder, or a prefix of a bucket. Published versions are immutable. */
export interface ReleasedFiles {
  has(name: string, version: string): Promise<boolean>;
  /** Copies the build, all files or none. */
  publish(built: string, name: string, version: string): Promise<void>;
  /** A file of a version; null where it is missing. */
  read(name: string, version: string, file: string): Promise<Buffer | null>;
  /** The last published version of this remote. */
  lastPublished(name: string): Promise<string | null>;
  noteLastPublished(name: string, version: string): Promise<void>;
}

export const releasedFiles = (place: string): ReleasedFiles =>
  isBucket(place) ? filesInBucket(place) : filesInFolder(place);

const note = 'last-published';
/** Lists all other files of its version. */
const manifest = 'manifest.json';

function filesInFolder(folder: string): ReleasedFiles {
  const exists = (file: string) =>
    stat(file).then(
      () => true,
      () => false,
    );
  return {
    has: (name, version) => exists(path.join(folder, name, version)),
    async publish(built, name, version) {
      const target = path.join(folder, name, version);
      const unfinished = `${target}.new-${process.pid}`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await cp(built, unfinished, { recursive: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        if (!(await exists(target))) throw error;
      }
    },
    read: (name, version, file) => readFile(path.join(folder, name, version, file)).catch(() => null),
    lastPublished: (name) => readFile(path.join(folder, name, note), 'utf8').catch(() => null),
    /** Written atomically: on a full disk the record would otherwise be empty, and any version would count as new. */
    async noteLastPublished(name, version) {
      const file = path.join(folder, name, note);
      await writeFile(`${file}.new`, version);
      await rename(`${file}.new`, file);
    },
  };
}

const atOnce = 8;

function filesInBucket(place: string): ReleasedFiles {
  const bucket = new Bucket(place);
  const read: ReleasedFiles['read'] = async (name, version, file) =>
    (await bucket.get(`${name}/${version}/${file}`))?.content ?? null;
  return {
    has: async (name, version) => (await read(name, version, manifest)) !== null,
    /** The manifest is written last: a version that has one is complete. */
    async publish(built, name, version) {
      const entries = await readdir(built, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)));
      const put = async (file: string) =>
        bucket.put(
          `${name}/${version}/${file.split(path.sep).join('/')}`,
          await readFile(path.join(built, file)),
          { contentType: 'application/octet-stream' },
        );
      const others = files.filter((file) => file !== manifest);
      for (let first = 0; first < others.length; first += atOnce)
        await Promise.all(others.slice(first, first + atOnce).map(put));
      await put(manifest);
    },
    read,
    lastPublished: async (name) => (await bucket.get(`${name}/${note}`))?.content.toString('utf8') ?? null,
    noteLastPublished: async (name, version) =>
      void (await bucket.put(`${name}/${note}`, version, { contentType: 'text/plain' })),
  };
}
