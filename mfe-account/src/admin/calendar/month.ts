import { addDays, daysBetween } from '@valam/contracts/shared/days';

/** The days of a departure within one week. */
export interface Bar<T> {
  readonly of: T;
  /** 0 is Monday. */
  readonly from: number;
  readonly to: number;
  /** The departure starts before this week. */
  readonly isContinued: boolean;
  /** An earlier week of the same month already shows the departure. */
  readonly isAgain: boolean;
}

export interface Week<T> {
  readonly days: readonly string[];
  readonly bars: readonly Bar<T>[];
}

interface Dated {
  readonly startDate: string;
  readonly endDate: string;
}

const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Adds months: `2027-02` and −1 → `2027-01`. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The weeks of a month, Monday first, each with the departures that overlap it. */
export function weeksOf<T extends Dated>(month: string, all: readonly T[]): Week<T>[] {
  const first = addDays(`${month}-01`, -weekdayOf(`${month}-01`));
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const count = Math.floor(daysBetween(first, last) / 7) + 1;
  return Array.from({ length: count }, (_week, index) => weekFrom(addDays(first, index * 7), first, all));
}

function weekFrom<T extends Dated>(monday: string, first: string, all: readonly T[]): Week<T> {
  const days = Array.from({ length: 7 }, (_day, index) => addDays(monday, index));
  const sunday = addDays(monday, 6);
  const bars = all
    .filter(({ startDate, endDate }) => startDate <= sunday && endDate >= monday)
    .map((one) => ({
      of: one,
      from: Math.max(0, daysBetween(monday, one.startDate)),
      to: Math.min(6, daysBetween(monday, one.endDate)),
      isContinued: one.startDate < monday,
      isAgain: one.startDate < monday && first < monday,
    }));
  return { days, bars };
}
