/** Calendar days (`2027-02-06`) and the deadlines that follow from them, which are always in Indian Standard Time. */

const dayMs = 86_400_000;
const istOffsetMs = 5.5 * 3_600_000;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const utcMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  return dayOf(utcMidnight(day) + count * dayMs);
}

/** Whole days from one calendar day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / dayMs);
}

/** How many days a departure lasts, both ends counted. */
export function dayCount(startDate: string, endDate: string): number {
  return daysBetween(startDate, endDate) + 1;
}

/** The calendar day that it is in India at this moment. */
export function istDay(instant: Date): string {
  return dayOf(instant.getTime() + istOffsetMs);
}

/** The last moment of a calendar day in India. */
export function endOfIstDay(day: string): Date {
  return new Date(utcMidnight(day) + dayMs - istOffsetMs - 1);
}

/** The moment at which a calendar day begins in India. */
export function startOfIstDay(day: string): Date {
  return new Date(utcMidnight(day) - istOffsetMs);
}

/** `Jan 05, 2025`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1]} ${date}, ${year}`;
}

/** `Feb 06 – 15, 2027`, `Jan 28 – Feb 06, 2027` or `Dec 28, 2026 – Jan 06, 2027`. */
export function formatDayRange(start: string, end: string): string {
  const [startYear, startMonth] = start.split('-');
  const [endYear, endMonth, endDate] = end.split('-');
  if (startYear !== endYear) return `${formatDay(start)} – ${formatDay(end)}`;
  const first = formatDay(start).slice(0, 6);
  const last = startMonth === endMonth ? endDate : formatDay(end).slice(0, 6);
  return `${first} – ${last}, ${endYear}`;
}
