import { daysBetween, formatInstant } from '@valam/contracts/shared/days';

/** Formats an instant; any other text is returned unchanged. */
export function formatMoment(instant: string): string {
  return Number.isNaN(Date.parse(instant)) ? instant : formatInstant(instant);
}

const minuteMs = 60_000;

/** `3 h`, `2 days`: a time span in the largest unit that fits at least once. */
export function distance(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}

/** `today`, `in 5 days`, `2 days ago`: how far a day is from today. */
export function daysAway(today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
}
