import { istClock, istDay, weekdayName } from '@valam/contracts/shared/days';

/** Whether the office is open, Monday to Saturday from 9 to 18 in India, and when that changes. */
export function officeHourWords(now: Date): string {
  const day = weekdayName(istDay(now));
  const hour = Number(istClock(now).slice(11, 13));
  if (day !== 'Sunday' && hour >= 9 && hour < 18) return 'Office hours until 18:00 IST.';
  if (day !== 'Sunday' && hour < 9) return 'Office hours from 9:00 IST.';
  const isBeforeSunday = day === 'Saturday' || day === 'Sunday';
  return `The office is closed until ${isBeforeSunday ? 'Monday' : 'tomorrow'}, 9:00 IST.`;
}
