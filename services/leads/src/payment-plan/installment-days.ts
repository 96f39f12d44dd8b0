import { daysBetween } from '@valam/contracts/shared/days';

const reminderDays = [7, 0, -3] as const;
const daysToPayLate = 7;

/** The reminder of an installment that is to be sent now, as days before it is due; null when it is too early. */
export function dueInstallmentReminder(dueOn: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, dueOn);
  return reminderDays.findLast((days) => left <= days) ?? null;
}

/** An installment that is not paid a week after its day ends the plan. */
export function isMissed(dueOn: string, today: string): boolean {
  return daysBetween(dueOn, today) >= daysToPayLate;
}
