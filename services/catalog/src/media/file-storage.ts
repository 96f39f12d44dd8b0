import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ObjectTooLargeError, Storage, StorageUnavailableError } from './storage.js';

function isMissing(error: unknown): boolean {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** Objects as files of a directory. */
export class FileStorage extends Storage {
  private readonly root: string;

  /** `url` is `file:///…`. */
  constructor(url: string) {
    super();
    this.root = fileURLToPath(url);
  }

  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    try {
      const file = this.fileOf(name);
      if ((await stat(file)).size > maxBytes) throw new ObjectTooLargeError(name);
      return await readFile(file);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error instanceof ObjectTooLargeError ? error : unavailable(error);
    }
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.place(name, (file) => writeFile(file, bytes));
  }

  async copyFromFile(file: string, name: string): Promise<void> {
    await this.place(name, (target) => copyFile(file, target));
  }

  async exists(name: string): Promise<boolean> {
    return stat(this.fileOf(name)).then(
      () => true,
      () => false,
    );
  }

  async remove(name: string): Promise<void> {
    await rm(this.fileOf(name), { force: true });
  }

  private async place(name: string, fill: (file: string) => Promise<void>): Promise<void> {
    const file = this.fileOf(name);
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await fill(unfinished);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw unavailable(error);
    }
  }

  private fileOf(name: string): string {
    const file = path.resolve(this.root, name);
    if (!file.startsWith(this.root.replace(/\/*$/, '/'))) throw new Error(`Not inside the storage: ${name}`);
    return file;
  }
}

const unavailable = (cause: unknown) =>
  new StorageUnavailableError('The storage of pictures cannot be used', { cause });
