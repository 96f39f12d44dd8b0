/**
 * Calendar days (`2027-02-06`), the deadlines derived from them, always in Indian Standard Time, and the single display
 * format of both in screens, emails and documents: `Jan 05, 2025`, as the specification prescribes (ADR 0008).
 */

const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 3_600_000;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const short = (name: string): string => name.slice(0, 3);
/** `Mon` to `Sun`, for the header of a calendar. */
export const weekdayLabels: readonly string[] = weekdays.map(short);

const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(utcMidnight(day) + count * dayMs);
}

/** The same day of another month, or its last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const first = new Date(utcMidnight(`${day.slice(0, 7)}-01`));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth() + count;
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(Number(day.slice(8, 10)), lastDate)));
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs);
}

/** Number of days of a departure, both ends included. */
export function dayCount(startDate: string, endDate: string): number {
  return daysBetween(startDate, endDate) + 1;
}

/** The calendar day in India at this moment. */
export function istDay(instant: Date): string {
  return dayOf(instant.getTime() + istOffsetMs);
}

/** The last moment of a calendar day in India. */
export function endOfIstDay(day: string): Date {
  return new Date(utcMidnight(day) + dayMs - istOffsetMs - 1);
}

/** The first moment of a calendar day in India. */
export function startOfIstDay(day: string): Date {
  return new Date(utcMidnight(day) - istOffsetMs);
}

/** `Jan 05, 2025`. */
export function formatDay(day: string): string {
  return `${formatDayOfYear(day)}, ${day.slice(0, 4)}`;
}

/** `Jan 05`, next to a year. */
export function formatDayOfYear(day: string): string {
  return `${shortMonthName(day)} ${day.slice(8, 10)}`;
}

/** `Feb 06 – 15, 2027`, `Jan 28 – Feb 06, 2027` or `Dec 28, 2026 – Jan 06, 2027`; a single day as it is: `Feb 06, 2027`. */
export function formatDayRange(start: string, end: string): string {
  if (start === end) return formatDay(start);
  const [startYear, startMonth] = start.split('-');
  const [endYear, endMonth, endDate] = end.split('-');
  if (startYear !== endYear) return `${formatDay(start)} – ${formatDay(end)}`;
  const last = startMonth === endMonth ? endDate : formatDayOfYear(end);
  return `${formatDayOfYear(start)} – ${last}, ${endYear}`;
}

/** `February`, of a month (`2027-02`) or a day in it. */
export function monthName(month: string): string {
  return months[Number(month.slice(5, 7)) - 1] ?? month;
}

/** `Feb`. */
export function shortMonthName(month: string): string {
  return short(monthName(month));
}

/** `Feb 2027`, in a list of choices. */
export function formatMonth(month: string): string {
  return `${shortMonthName(month)} ${month.slice(0, 4)}`;
}

/** `February 2027`, as a heading. */
export function formatMonthInFull(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** `Saturday`. */
export function weekdayName(day: string): string {
  return weekdays[(new Date(utcMidnight(day)).getUTCDay() + 6) % 7] ?? '';
}

/** Local time in India in the format of a date field: `2027-02-06T08:30`. */
export function istClock(instant: Date | string): string {
  return new Date(new Date(instant).getTime() + istOffsetMs).toISOString().slice(0, 16);
}

/** The instant of a local time in India; an invalid date if it cannot be parsed. */
export function instantOfIstClock(clock: string): Date {
  return new Date(`${clock}:00+05:30`);
}

/** `14:30 IST`. */
export function formatTime(instant: Date | string): string {
  return `${istClock(instant).slice(11)} IST`;
}

/** `Jan 07, 2027, 14:30 IST`. */
export function formatInstant(instant: Date | string): string {
  return `${formatDay(istClock(instant).slice(0, 10))}, ${formatTime(instant)}`;
}

/** `Jan 07, 2027, end of day IST` when the deadline is the end of that day, otherwise `Jan 07, 2027, 14:30 IST`. */
export function formatDeadline(instant: Date | string): string {
  const clock = istClock(instant);
  return clock.endsWith('23:59') ? formatEndOfDay(clock.slice(0, 10)) : formatInstant(instant);
}

/** `Jan 07, 2027, end of day IST`. */
export function formatEndOfDay(day: string): string {
  return `${formatDay(day)}, end of day IST`;
}
