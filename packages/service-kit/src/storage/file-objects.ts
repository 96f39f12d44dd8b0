import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { limitBytes } from './limit-bytes.js';
import {
  checkedName,
  ObjectStorage,
  ObjectTooLargeError,
  StorageUnavailableError,
  unfinishedFolder,
  type ListedObject,
  type StoredObject,
} from './object-storage.js';

/** Objects as files of a directory. */
export class FileObjects extends ObjectStorage {
  private readonly root: string;

  /** `url` is `file:///…`. */
  constructor(url: string) {
    super();
    this.root = fileURLToPath(url);
  }

  async open(name: string): Promise<StoredObject | null> {
    const target = this.fileOf(name);
    try {
      const file = await open(target);
      const { size } = await file.stat();
      return { size, stream: file.createReadStream() };
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(error);
    }
  }

  async put(name: string, content: Readable, { maxBytes }: { maxBytes: number }): Promise<void> {
    const file = this.fileOf(name);
    const unfinished = this.fileOf(`${unfinishedFolder}/${randomUUID()}`);
    try {
      for (const each of [file, unfinished]) await mkdir(path.dirname(each), { recursive: true });
      // On the disk before it has its name: a power failure would leave an empty file there, for good.
      await pipeline(content, limitBytes(maxBytes), createWriteStream(unfinished, { flush: true }));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error instanceof ObjectTooLargeError ? error : unavailable(error);
    }
  }

  async exists(name: string): Promise<boolean> {
    const file = this.fileOf(name);
    try {
      await stat(file);
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw unavailable(error);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  async list(folder: string): Promise<ListedObject[]> {
    const names = await readdir(this.fileOf(folder)).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw unavailable(error);
    });
    const listed = await Promise.all(
      names.map(async (name): Promise<ListedObject[]> => {
        const found = await stat(this.fileOf(`${folder}/${name}`)).catch(() => null);
        return found?.isFile() ? [{ name: `${folder}/${name}`, writtenAt: found.mtime }] : [];
      }),
    );
    return listed.flat();
  }

  private fileOf(name: string): string {
    return path.join(this.root, checkedName(name));
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const unavailable = (cause: unknown) => new StorageUnavailableError('The storage cannot be used', { cause });
