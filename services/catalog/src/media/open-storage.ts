import { FileStorage } from './file-storage.js';
import type { Storage } from './storage.js';

/** The storage that an address names. */
export function openStorage(url: string): Storage {
  if (url.startsWith('file:')) return new FileStorage(url);
  throw new Error(
    `STORAGE_URL: pictures can be kept in a directory (file:///…), not in ${new URL(url).protocol}`,
  );
}
