import { addDays, dayCount } from '@valam/contracts/shared/days';
import type { SampleDeparture, SampleStart, Weekday } from '../types.js';

const weekdays: readonly Weekday[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const usualDaysAhead = 30;
const usualDecisionDays = 45;

/** The start day of a departure, counted from the first day of the site. */
export function startDay(firstDay: string, start: SampleStart): string {
  const day =
    'inDays' in start
      ? addDays(firstDay, start.inDays)
      : nextDayOfYear(addDays(firstDay, start.atLeastInDays ?? usualDaysAhead), start.month, start.day);
  return start.weekday ? onOrAfter(day, start.weekday) : day;
}

/** First and last day, and the day of the decision about the group size. */
export function departureDays(firstDay: string, departure: SampleDeparture, tourDays: number) {
  const startDate = startDay(firstDay, departure.start);
  const endDate = addDays(startDate, (departure.days ?? tourDays) - 1);
  const before = departure.decisionDaysBefore ?? usualDecisionDays;
  const decisionDate = departure.minimumGroup ? addDays(startDate, -before) : null;
  return { startDate, endDate, decisionDate, days: dayCount(startDate, endDate) };
}

function nextDayOfYear(notBefore: string, month: number, day: number): string {
  const year = Number(notBefore.slice(0, 4));
  const inYear = (y: number) => `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return inYear(year) >= notBefore ? inYear(year) : inYear(year + 1);
}

export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sun';
}

function onOrAfter(day: string, weekday: Weekday): string {
  return addDays(day, (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day)) + 7) % 7);
}
