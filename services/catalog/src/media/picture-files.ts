import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import {
  ObjectStorage,
  ObjectTooLargeError,
  type ListedObject,
} from '@valam/service-kit/storage/object-storage';

/** Reads and writes whole pictures in the storage: none is too large for memory. */
@Injectable()
export class PictureFiles {
  constructor(private readonly storage: ObjectStorage) {}

  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    const object = await this.storage.open(name);
    if (!object) return null;
    if (object.size > maxBytes) {
      object.stream.destroy();
      throw new ObjectTooLargeError(name);
    }
    return buffer(object.stream);
  }

  write(name: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.storage.put(name, Readable.from([bytes]), { contentType, maxBytes: bytes.length });
  }

  exists(name: string): Promise<boolean> {
    return this.storage.exists(name);
  }

  list(folder: string): Promise<ListedObject[]> {
    return this.storage.list(folder);
  }

  remove(name: string): Promise<void> {
    return this.storage.remove(name);
  }
}
