import { daysBetween } from '@valam/contracts/shared/days';

const reminderDays = [7, 0, -3] as const;
const daysToPayLate = 7;

/** The reminder of an installment to send now, as days before its due date; null when it is too early. */
export function dueInstallmentReminder(dueOn: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, dueOn);
  return reminderDays.findLast((days) => left <= days) ?? null;
}

/** An installment unpaid a week after its day ends the plan. */
export function isMissed(dueOn: string, today: string): boolean {
  return daysBetween(dueOn, today) >= daysToPayLate;
}
