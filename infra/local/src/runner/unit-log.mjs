import { createWriteStream, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const warn = 40;
const tooLong = 20_000_000;
const names = /** @type {Record<number, string>} */ ({ 40: 'warn', 50: 'error', 60: 'fatal' });

/** Levels come as numbers or as words. @param {unknown} level @returns {string | undefined} */
function loudness(level) {
  if (typeof level === 'number') return level >= warn ? (names[level] ?? 'error') : undefined;
  return Object.values(names).find((name) => name === level);
}

/** The rest of it, a stack mostly, is in the log. @param {unknown} text */
const firstLine = (text) => String(text ?? '').split('\n', 1)[0] ?? '';

/** @param {string} line @returns {string | undefined} what a person at the terminal should see of it */
export function worthSeeing(line) {
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

/** @param {string} file */
function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > tooLong) renameSync(file, `${file}.1`);
  return createWriteStream(file, { flags: 'a' });
}

/**
 * Where the output of one unit goes: everything into its file, warnings and worse to the terminal as well.
 * @param {{ file: string, label: string, say: (line: string) => void }} options
 */
export function unitLog({ file, label, say }) {
  const stream = openLog(file);
  /** @type {string[]} */
  const recent = [];
  return {
    /** @param {NodeJS.ReadableStream} output */
    follow(output) {
      createInterface({ input: output, crlfDelay: Infinity }).on('line', (line) => {
        stream.write(`${line}\n`);
        recent.push(line);
        if (recent.length > 20) recent.shift();
        const seen = worthSeeing(line);
        if (seen) say(`${label} │ ${seen}`);
      });
    },
    lastWords: () => recent.slice(-8),
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
