import { openSync, writeSync } from 'node:fs';

const width = 64;
const withInput = '?';
const withoutInput = '!';

export interface Mark {
  /** `catalog@4f2a…` */
  readonly version: string;
  /** Visitor input may have reached the code that ran. */
  readonly hasInput: boolean;
}

/** Parses the content of a mark file. */
export const markOf = (content: string): Mark => ({
  version: content.slice(1).trim(),
  hasInput: !content.startsWith(withoutInput),
});

/**
 * Records in a file which code is running, so that the front process can read it after this process has hung. Deliberately
 * synchronous: an endless loop would prevent an asynchronous write.
 */
export function createMark(file: string): { set: (mark: Mark) => void; last: () => string } {
  const descriptor = openSync(file, 'w+');
  const lines = new Map<string, Buffer>();
  let last = '';
  return {
    set({ version, hasInput }) {
      const mark = (hasInput ? withInput : withoutInput) + version;
      if (mark === last) return;
      last = mark;
      let line = lines.get(mark);
      if (!line) {
        line = Buffer.from(mark.padEnd(width).slice(0, width));
        lines.set(mark, line);
      }
      writeSync(descriptor, line, 0, width, 0);
    },
    last: () => last.slice(1),
  };
}
