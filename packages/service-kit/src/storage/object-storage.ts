import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly size: number;
  /** Must be read or destroyed by the caller. */
  readonly stream: Readable;
}

export interface ListedObject {
  readonly name: string;
  readonly writtenAt: Date;
}

/** Where large things lie: a directory at home, a bucket in production. Names look like `media/<key>/800.avif`. */
export abstract class ObjectStorage {
  /** The object as a stream; null when there is none. */
  abstract open(name: string): Promise<StoredObject | null>;
  /** Put whole or not at all: no one ever reads half an object. Throws `ObjectTooLargeError` beyond `maxBytes`. */
  abstract put(
    name: string,
    content: Readable,
    options: { contentType: string; maxBytes: number },
  ): Promise<void>;
  abstract exists(name: string): Promise<boolean>;
  abstract remove(name: string): Promise<void>;
  /** What lies directly below a folder, unfinished objects among it, and when each was written. */
  abstract list(folder: string): Promise<ListedObject[]>;
}

/** The storage cannot be reached, or is full. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** More arrived than the caller takes. */
export class ObjectTooLargeError extends Error {
  override readonly name = 'ObjectTooLargeError';
}

/** Plain paths only: no way up, no empty parts. */
export function checkedName(name: string): string {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part))) {
    throw new Error(`Not a name of an object: ${name}`);
  }
  return name;
}
