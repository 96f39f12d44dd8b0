import { addDays, dayCount } from '@valam/contracts/shared/days';
import type { ReportRange } from '@valam/contracts/shared/report-range';

/**
 * Reports read sums for completed months and daily figures for the others. The sums of a month are always
 * computed from all of its days, so a replica that writes only daily figures, as an earlier version does,
 * leaves no sum incomplete.
 */

/**
 * The first month that may still change: earlier months ended at least a whole day ago, and new records never
 * belong to their days.
 */
export const monthInProgress = (today: string): string => `${addDays(today, -1).slice(0, 7)}-01`;

/**
 * The whole months of a range that have sums: the first day of the first month, and the day after the last
 * one. Without any, both are the day after the range.
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

/** Days from `from` on and before `before`, added to or subtracted from the sums of months. */
export interface EdgeDays {
  readonly from: string;
  readonly before: string;
  readonly sign: 1 | -1;
}

/**
 * The whole months of a range with the days before and after them. If fewer days of a month with sums are
 * outside the range than inside, the whole month is used and those days are subtracted, so at most half a
 * month of days is read at each end.
 */
export function monthsAndDays(
  range: ReportRange,
  summedBefore: string | null,
): { months: [begin: string, end: string]; head: EdgeDays; tail: EdgeDays } {
  const after = addDays(range.to, 1);
  const [begin, end] = summedMonths(range, summedBefore);
  const head: EdgeDays = { from: range.from, before: begin, sign: 1 };
  const tail: EdgeDays = { from: end, before: after, sign: 1 };
  if (begin === end) return { months: [begin, end], head, tail };
  const wholeHead: EdgeDays = { from: `${range.from.slice(0, 7)}-01`, before: range.from, sign: -1 };
  const wholeTail: EdgeDays = { from: after, before: monthAfter(end), sign: -1 };
  const isHeadWhole = daysOf(wholeHead) < daysOf(head);
  const isTailWhole = summedBefore !== null && end < summedBefore && daysOf(wholeTail) < daysOf(tail);
  return {
    months: [isHeadWhole ? wholeHead.from : begin, isTailWhole ? wholeTail.before : end],
    head: isHeadWhole ? wholeHead : head,
    tail: isTailWhole ? wholeTail : tail,
  };
}

const daysOf = ({ from, before }: EdgeDays): number => (from < before ? dayCount(from, before) - 1 : 0);
