import { readFile } from 'node:fs/promises';

const page = new URL('../../../../infra/docs/security.md', import.meta.url);

/** A row of the table of limits; rows of other tables have several names, or environment variables. */
const oneName = /^`[a-z_]+`$/;

/** The limits of a unit in the table of `security.md`, by name: a test compares them with the code. */
export async function documentedLimits(unit: string): Promise<Record<string, string>> {
  const lines = (await readFile(page, 'utf8')).split('\n').filter((line) => line.startsWith('| `'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const own = rows.filter(([, name = '', of]) => of === unit && oneName.test(name));
  return Object.fromEntries(own.map(([, name = '', , , number = '']) => [name.replaceAll('`', ''), number]));
}

const spans: readonly (readonly [seconds: number, one: string, many: string])[] = [
  [86_400, 'a day', 'days'],
  [3_600, 'an hour', 'hours'],
  [60, 'a minute', 'minutes'],
];

/** 20, 60 → `20 in a minute`. */
export function inWords(points: number, seconds: number): string {
  return `${points} in ${spanInWords(seconds)}`;
}

/** 900 → `15 minutes`. */
export function spanInWords(seconds: number): string {
  const [unit = 1, one = 'a second', many = 'seconds'] = spans.find(([size]) => seconds % size === 0) ?? [];
  return seconds === unit ? one : `${seconds / unit} ${many}`;
}
