import {
  addDays,
  dayCount,
  formatDay,
  formatDayRange,
  formatMonthInFull,
} from '@valam/contracts/shared/days';
import { invalidFields } from '@valam/contracts/shared/problem';
import { mostReportDays, type ReportRange } from '@valam/contracts/shared/report-range';
import { AskedDay } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';

/** The error of a range that ends before it begins, is too long for a report, or cannot be calculated with. */
export function rangeFault({ from, to }: ReportRange): string | null {
  for (const day of [from, to]) {
    const { error } = z.safeParse(AskedDay, day);
    if (error) return error.issues[0]?.message ?? 'This day is not valid.';
  }
  if (to < from) return 'The last day is before the first one.';
  return dayCount(from, to) > mostReportDays ? `At most ${mostReportDays} days.` : null;
}

const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

export const isPeriod = (by: string): by is Period => (periods as readonly string[]).includes(by);

/** The first day of a day's period; weeks begin on Monday. */
function periodOf(day: string, by: Period): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return by === 'day' ? day : addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** The part of a period within the range. */
export function periodWithin(key: string, by: Period, range: ReportRange): ReportRange {
  const length = { day: 1, week: 7, month: 31 }[by];
  let to = addDays(key, length - 1);
  while (periodOf(to, by) !== periodOf(key, by)) to = addDays(to, -1);
  return { from: key < range.from ? range.from : key, to: to > range.to ? range.to : to };
}

/**
 * The days of a row's entries: its period, or the whole range. For the previous range, the days that they are
 * compared with.
 */
export function daysOfRow(
  row: { readonly by: string; readonly key?: string | undefined; readonly which?: 'before' | undefined },
  range: ReportRange,
): ReportRange {
  const { from, to } =
    row.key !== undefined && isPeriod(row.by) ? periodWithin(dayOf(row.key), row.by, range) : range;
  if (row.which !== 'before') return { from, to };
  const earlier = -dayCount(range.from, range.to);
  return { from: addDays(from, earlier), to: addDays(to, earlier) };
}

/** The day with which a period begins, as a request names it. */
function dayOf(key: string): string {
  if (!z.safeParse(AskedDay, key).success) throw invalidFields({ key: 'Write a day as 2027-06-01.' });
  return key;
}

/** Every period that overlaps the range, so that periods without a sale are included. */
export function periodsOf(range: ReportRange, by: Period): string[] {
  const keys: string[] = [];
  for (let day = range.from; day <= range.to; day = addDays(day, 1)) {
    const key = periodOf(day, by);
    if (keys.at(-1) !== key) keys.push(key);
  }
  return keys;
}

export function periodLabel(key: string, by: Period, range: ReportRange): string {
  if (by === 'day') return formatDay(key);
  const { from, to } = periodWithin(key, by, range);
  // A month has its name only if it is completely in the range.
  if (by === 'month' && from === key && addDays(to, 1).endsWith('-01')) return formatMonthInFull(key);
  return formatDayRange(from, to);
}
