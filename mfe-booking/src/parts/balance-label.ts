import { endOfIstDay, formatDeadline, istDay } from '@valam/contracts/shared/days';

const minuteMs = 60_000;

/**
 * The label of the balance before its booking exists. The regular deadline is the end of a day. Any other is 24 hours from now: those
 * count from the booking, so no moment can be named before it.
 */
export function balanceLabel(dueAt: string): string {
  const due = new Date(dueAt);
  const isRegular = endOfIstDay(istDay(due)).getTime() - due.getTime() < minuteMs;
  return `Balance, ${isRegular ? `by ${formatDeadline(due)}` : 'within 24 hours of booking'}`;
}
