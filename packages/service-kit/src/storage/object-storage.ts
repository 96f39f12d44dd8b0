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

/**
 * Storage for large objects: a directory in development, a bucket in production. Names have the form
 * `media/<key>/800.avif`.
 */
export abstract class ObjectStorage {
  /** The object as a stream; null if there is none. */
  abstract open(name: string): Promise<StoredObject | null>;
  /** Atomic: readers never see a partial object. Throws `ObjectTooLargeError` beyond `maxBytes`. */
  abstract put(
    name: string,
    content: Readable,
    options: { contentType: string; maxBytes: number },
  ): Promise<void>;
  abstract exists(name: string): Promise<boolean>;
  abstract remove(name: string): Promise<void>;
  /** The objects directly in a folder, with their times. */
  abstract list(folder: string): Promise<ListedObject[]>;
}

/**
 * Partially written objects, for storages that do not hide them. A process that ends meanwhile leaves them
 * behind, and nothing else references them.
 */
export const unfinishedFolder = 'unfinished';

/** The storage is unreachable or full. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The content exceeds the caller's limit. */
export class ObjectTooLargeError extends Error {
  override readonly name = 'ObjectTooLargeError';
}

/** Accepts plain relative paths only: no `..`, no empty segments. */
export function checkedName(name: string): string {
  if (!/^[\w.-]+(\/[\w.-]+)*$/.test(name) || name.split('/').some((part) => /^\.+$/.test(part))) {
    throw new Error(`Not a name of an object: ${name}`);
  }
  return name;
}
