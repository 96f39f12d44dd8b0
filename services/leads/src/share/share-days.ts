import { daysBetween } from '@valam/contracts/shared/days';

const reminderDays = [7, 2] as const;
const minutesBetweenSendings = 10;

/** The reminder of a share to send now, as days before its due date; null when it is too early. */
export function dueShareReminder(dueOn: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, dueOn);
  return reminderDays.findLast((days) => left <= days) ?? null;
}

/** A share unpaid after its due day falls to the lead traveler. */
export const isShareLapsed = (dueOn: string, today: string): boolean => today > dueOn;

/** An invitation is not resent while the last one is being delivered. */
export const maySendAgain = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() >= minutesBetweenSendings * 60_000;

/**
 * The day of a share after its balance got another one: `wanted`, or today where that has passed. A share that is over
 * stays over.
 */
export function movedDueOn(dueOn: string, wanted: string, today: string): string {
  if (wanted >= today) return wanted;
  return isShareLapsed(dueOn, today) ? dueOn : today;
}
