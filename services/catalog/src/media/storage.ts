/** Where pictures lie. Names are those of `mediaObjects`. */
export abstract class Storage {
  /** Everything of an object, if it is there and not larger than `maxBytes`. */
  abstract read(name: string, maxBytes: number): Promise<Buffer | null>;
  /** Put whole or not at all: nobody ever reads half an object. */
  abstract write(name: string, bytes: Buffer, contentType: string): Promise<void>;
  abstract copyFromFile(file: string, name: string, contentType: string): Promise<void>;
  abstract exists(name: string): Promise<boolean>;
  abstract remove(name: string): Promise<void>;
}

/** The storage cannot be reached or is full. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** There is an object, but it is larger than the caller takes. */
export class ObjectTooLargeError extends Error {
  override readonly name = 'ObjectTooLargeError';
}
