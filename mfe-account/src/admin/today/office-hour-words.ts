const hour = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Asia/Kolkata' });

/** Whether anybody is at work, Monday to Saturday from 9 to 18 in India, and when that changes. */
export function officeHourWords(now: Date): string {
  const [day, clock] = [weekday.format(now), Number(hour.format(now))];
  if (day !== 'Sunday' && clock >= 9 && clock < 18) return 'Office hours until 18:00 IST.';
  if (day !== 'Sunday' && clock < 9) return 'Office hours from 9:00 IST.';
  const isBeforeSunday = day === 'Saturday' || day === 'Sunday';
  return `The office is closed until ${isBeforeSunday ? 'Monday' : 'tomorrow'}, 9:00 IST.`;
}
