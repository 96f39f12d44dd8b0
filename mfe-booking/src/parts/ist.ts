import { formatDay, istDay } from '@valam/contracts/shared/days';

const istOffsetMs = 5.5 * 3_600_000;

/** The clock in India: `14:30`. */
export function istTime(instant: string): string {
  return new Date(Date.parse(instant) + istOffsetMs).toISOString().slice(11, 16);
}

/** `Jan 07, 2027, end of day IST` where it is that, else `Jan 07, 2027, 14:30 IST`. */
export function istMoment(instant: string): string {
  const time = istTime(instant);
  return `${formatDay(istDay(new Date(instant)))}, ${time === '23:59' ? 'end of day' : time} IST`;
}

/** Until when a day's deadline runs. */
export const endOfDay = (day: string): string => `${formatDay(day)}, end of day IST`;

/** What a field for a moment holds: `2027-02-06T08:30`, by the clock in India. */
export const istInputValue = (instant: string | null | undefined): string =>
  instant ? new Date(Date.parse(instant) + istOffsetMs).toISOString().slice(0, 16) : '';

/** The moment that such a field means; null when it is empty. */
export const instantOfIst = (value: string): string | null =>
  value ? new Date(`${value}:00+05:30`).toISOString() : null;
