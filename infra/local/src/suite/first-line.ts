import { stripVTControlCharacters } from 'node:util';

/** What an error says first, without the colors of a terminal. */
export function firstLine(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '') ?? 'without a message';
}
