import { chargeNoticeDays, daysBetweenTries, mostCharges } from '@valam/contracts/leads/payment-plan';
import { addDays, daysBetween } from '@valam/contracts/shared/days';

const reminderDays = [7, 0, -3] as const;
const daysToPayLate = 7;

/**
 * The reminder of an installment to send now, as days before its due date; null if it is too early. One whose
 * day had already come when the plan was made is skipped, because it would only repeat the email about the
 * plan.
 */
export function dueInstallmentReminder(
  dueOn: string,
  plannedOn: string,
  today: string,
): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, dueOn);
  const ahead = daysBetween(plannedOn, dueOn);
  return reminderDays.findLast((days) => left <= days && (days <= 0 || days < ahead)) ?? null;
}

/**
 * The first day on which a saved card is charged for an installment: at least three days after the notice.
 */
export function firstChargeOn(dueOn: string, announcedOn: string): string {
  const noticed = addDays(announcedOn, chargeNoticeDays);
  return noticed > dueOn ? noticed : dueOn;
}

/**
 * An installment that is unpaid a week after its due day ends the plan. If its card was saved late, the plan
 * waits for the last charge: the email about a failed one announces the next.
 * @param announcedOn the day of the notice about its charge to a saved card; null without a card
 */
export function isMissed(dueOn: string, announcedOn: string | null, today: string): boolean {
  const lastCharge =
    announcedOn && addDays(firstChargeOn(dueOn, announcedOn), daysBetweenTries * (mostCharges - 1));
  if (lastCharge && today <= lastCharge) return false;
  return daysBetween(dueOn, today) >= daysToPayLate;
}
