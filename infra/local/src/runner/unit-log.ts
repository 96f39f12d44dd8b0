import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const warn = 40;
const tooLong = 20_000_000;
const names = { 40: 'warn', 50: 'error', 60: 'fatal' } as Record<number, string>;

/** Log levels are numbers or names. */
function loudness(level: unknown): string | undefined {
  if (typeof level === 'number') return level >= warn ? (names[level] ?? 'error') : undefined;
  return Object.values(names).find((name) => name === level);
}

/** The rest, usually a stack, is in the log file. */
const firstLine = (text: string | undefined) => (text ?? '').split('\n', 1)[0] ?? '';

/** @returns the line as shown in the terminal, undefined to hide it */
export function worthSeeing(line: string): string | undefined {
  if (!line.startsWith('{')) return line.trim() || undefined;
  try {
    const entry = JSON.parse(line);
    const level = loudness(entry.level);
    if (!level) return undefined;
    const cause = firstLine(entry.err?.message ?? entry.reason);
    const message = firstLine(entry.msg);
    return `${level}: ${message}${cause && !message.includes(cause) ? ` (${cause})` : ''}`;
  } catch {
    return line;
  }
}

function openLog(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > tooLong) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a' });
}

/** Writes the output of a unit to its log file, and warnings and errors to the terminal too. */
export function unitLog({ file, label, say }: { file: string; label: string; say: (line: string) => void }) {
  const stream = openLog(file);
  // When the disk is full, the unit continues without its log.
  stream.on('error', ({ message }) => say(`${label} │ its log cannot be written: ${message}`));
  return {
    follow(output: NodeJS.ReadableStream) {
      createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
        stream.write(`${line}\n`);
        const seen = worthSeeing(line);
        if (seen) say(`${label} │ ${seen}`);
      });
    },
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
