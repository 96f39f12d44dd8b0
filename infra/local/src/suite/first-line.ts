import { stripVTControlCharacters } from 'node:util';

/** The first line of an error message without ANSI colors. */
export function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? 'without a message';
}
