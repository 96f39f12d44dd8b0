const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `Nov 21, 2026, 18:05`, in India, as everything in the office. */
export function formatMoment(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : format.format(at);
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
