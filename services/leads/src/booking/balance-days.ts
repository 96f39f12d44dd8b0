import { addDays, daysBetween, istDay } from '@valam/contracts/shared/days';

const askedDaysBefore = 14;

/** The balance is asked for from two weeks before it is due. */
export function asksForBalance(balanceDueAt: Date, now: Date): boolean {
  return istDay(now) >= addDays(istDay(balanceDueAt), -askedDaysBefore);
}

const reminderDays = [14, 3, 0, -3] as const;

/**
 * The reminder that is to be sent now: the latest that has become due, so that no one gets several at once after an
 * outage; null when it is too early.
 */
export function dueReminder(balanceDueAt: Date, now: Date): (typeof reminderDays)[number] | null {
  const left = daysBetween(istDay(now), istDay(balanceDueAt));
  return reminderDays.findLast((days) => left <= days) ?? null;
}

export function isOverdue(balanceDueAt: Date | null, now: Date): boolean {
  return balanceDueAt !== null && now > balanceDueAt;
}
