/** How long seats are still kept, in words without haste: full minutes. */
export function minutesWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (seconds <= 0) return 'no longer';
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What is said aloud, once each, as the time runs out. */
export function spokenReminder(seconds: number): string {
  if (seconds <= 0) return 'Your hold has expired.';
  if (seconds <= 60) return 'Your seats are held for one more minute.';
  return seconds <= 300 ? 'Your seats are held for five more minutes.' : '';
}
