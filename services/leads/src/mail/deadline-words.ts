import { formatDay, istDay } from '@valam/contracts/shared/days';

const istOffsetMs = 5.5 * 3_600_000;

/** `Jan 07, 2027, end of day IST` where it is that, else `Jan 07, 2027, 14:30 IST`. */
export function deadlineWords(instant: Date): string {
  const time = new Date(instant.getTime() + istOffsetMs).toISOString().slice(11, 16);
  return `${formatDay(istDay(instant))}, ${time === '23:59' ? 'end of day' : time} IST`;
}
