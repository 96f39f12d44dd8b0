import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checkout.ts';

/** The modules that turn dates, times and amounts into text. */
const room = new Set(['packages/contracts/src/shared/days.ts', 'packages/contracts/src/shared/money.ts']);
const where = ['packages/*/src', 'services/*/src', 'shell/src', 'mfe-*/src'];
/** The numbered places of an SQL statement look like an amount in dollars. */
const exempt = /node_modules|\.test\.tsx?$|\.d\.ts$|\/migrations\/|database\/insert-together\.ts$/;
const fewest = 800;

const byHand: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /\.toLocale(Date|Time)?String\(/,
    instead: 'formatCount, formatPrice, formatDay or formatInstant',
  },
  {
    pattern: /\bIntl\.(DateTimeFormat|NumberFormat)\b/,
    instead: 'a formatter of shared/days or shared/money',
  },
  { pattern: /['"](Jan|January)['"],?\s*(\n|['"]Feb)/, instead: 'monthName or shortMonthName' },
  { pattern: /['"]Mon(day)?['"],\s*['"]Tue/, instead: 'weekdayName or weekdayLabels' },
  { pattern: /toISOString\(\)\s*\.slice\(11/, instead: 'formatTime or istClock' },
  { pattern: /\b5\.5 \* 3_?600_?000\b/, instead: 'istDay or istClock' },
  { pattern: /\bformatDay(Range)?\([^()\n]*\)\.slice\(/, instead: 'formatDayOfYear' },
  { pattern: /\}(, end of day)? IST\b/, instead: 'formatInstant, formatDeadline or formatEndOfDay' },
  { pattern: /\$\$\{|[€£₹]\$?\{/, instead: 'formatMoney or formatPrice' },
];

/**
 * Dates, times and amounts have one form because two modules write them; whatever formats them elsewhere is named.
 * @param options another copy of the repository
 */
export async function checkOneFormatter({
  in: dir = root,
  least = fewest,
}: { in?: string; least?: number } = {}) {
  const files = where
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: dir }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !exempt.test(file) && !room.has(file));
  const problems = files.flatMap((file) => {
    const text = readFileSync(path.join(dir, file), 'utf8');
    return byHand.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(text);
      return found ? [`${file}:${lineAt(text, found.index)} ${found[0].trim()} → ${instead}`] : [];
    });
  });
  if (files.length < least) problems.push(`only ${files.length} files were read: the check itself is broken`);
  return { isGood: problems.length === 0, output: problems.join('\n') };
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
