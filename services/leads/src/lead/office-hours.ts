import { addDays, istDay, startOfIstDay } from '@valam/contracts/shared/days';

/** Monday to Saturday, 9:00 to 18:00 in India. */
const opensAtMs = 9 * 3_600_000;
const closesAtMs = 18 * 3_600_000;

interface OfficeDay {
  readonly opens: number;
  readonly closes: number;
}

/** The office hours of a calendar day; null on Sundays. */
function officeDay(day: string): OfficeDay | null {
  if (new Date(`${day}T00:00:00Z`).getUTCDay() === 0) return null;
  const midnight = startOfIstDay(day).getTime();
  return { opens: midnight + opensAtMs, closes: midnight + closesAtMs };
}

/** The last time up to `instant` within office hours. */
export function lastOfficeMoment(instant: Date): Date {
  for (let day = istDay(instant); ; day = addDays(day, -1)) {
    const hours = officeDay(day);
    if (hours && instant.getTime() >= hours.opens) return new Date(Math.min(instant.getTime(), hours.closes));
  }
}

/** The time after a duration of office hours since `instant`. */
export function afterOfficeTime(instant: Date, durationMs: number): Date {
  let left = durationMs;
  for (let day = istDay(instant); ; day = addDays(day, 1)) {
    const hours = officeDay(day);
    if (!hours) continue;
    const from = Math.max(instant.getTime(), hours.opens);
    if (from >= hours.closes) continue;
    if (from + left <= hours.closes) return new Date(from + left);
    left -= hours.closes - from;
  }
}
