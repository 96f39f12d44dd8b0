import { addDays } from '@valam/contracts/shared/days';
import type { ReportRange } from '@valam/contracts/shared/report-range';

/**
 * Reports sum up months that are over, and read the days of the others. The sums of a month are always made from all of its
 * days, so a replica that writes days only, as an earlier version does, leaves no sum incomplete.
 */

/** The months before this one are over since at least a whole day; what is recorded now belongs to no day of theirs. */
export const monthInProgress = (today: string): string => `${addDays(today, -1).slice(0, 7)}-01`;

/**
 * The whole months of a range among those with sums: the first day of the first one, and the day after the last one.
 * Without any, both are the day after the range.
 */
export function summedMonths(
  { from, to }: ReportRange,
  summedBefore: string | null,
): [begin: string, end: string] {
  const after = addDays(to, 1);
  const begin = from.endsWith('-01') ? from : monthAfter(from);
  const end = [`${after.slice(0, 7)}-01`, summedBefore ?? begin].toSorted()[0] ?? begin;
  return begin < end ? [begin, end] : [after, after];
}

/** The first day of the month after that of a day. */
export const monthAfter = (day: string): string => `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`;
