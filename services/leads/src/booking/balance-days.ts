import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';

const askedDaysBefore = 14;

/** The balance is requested from two weeks before its due date. */
export function asksForBalance(balanceDueAt: Date, now: Date): boolean {
  return istDay(now) >= addDays(istDay(balanceDueAt), -askedDaysBefore);
}

const reminderDays = [14, 3, 0, -3] as const;

/**
 * The reminder to send now: the latest one due, so that an outage does not cause several at once; null if it
 * is too early. One whose day had already come at the time of booking is skipped, because it would only
 * repeat the confirmation.
 */
export function dueReminder(
  balanceDueAt: Date,
  bookedAt: Date | null,
  now: Date,
): (typeof reminderDays)[number] | null {
  const dueOn = istDay(balanceDueAt);
  const left = daysBetween(istDay(now), dueOn);
  const ahead = bookedAt ? daysBetween(istDay(bookedAt), dueOn) : Infinity;
  return reminderDays.findLast((days) => left <= days && (days <= 0 || days < ahead)) ?? null;
}

export function isOverdue(balanceDueAt: Date | null, now: Date): boolean {
  return balanceDueAt !== null && now > balanceDueAt;
}
