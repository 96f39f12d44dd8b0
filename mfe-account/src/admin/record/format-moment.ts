import { formatInstant } from '@valam/contracts/shared/days';

/** An instant as the office shows it; a value that is not one, as it is. */
export function formatMoment(instant: string): string {
  return Number.isNaN(Date.parse(instant)) ? instant : formatInstant(instant);
}

const minuteMs = 60_000;

/** `3 h`, `2 days`: how long ago or until, by the largest unit that is at least one. */
export function distance(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}
