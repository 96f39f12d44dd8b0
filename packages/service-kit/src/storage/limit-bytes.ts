import { Transform } from 'node:stream';
import { ObjectTooLargeError } from './object-storage.js';

/** Passes this many bytes through and fails at the next one. */
export function limitBytes(maxBytes: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new ObjectTooLargeError(`More than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
}
