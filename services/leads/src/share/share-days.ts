import { daysBetween } from '@valam/contracts/shared/days';

const reminderDays = [7, 2] as const;
const minuteMs = 60_000;
export const shortestPauseMs = 10 * minuteMs;
const longestPauseMs = 24 * 60 * minuteMs;

/** The reminder of a share to send now, as days before its due date; null if it is too early. */
export function dueShareReminder(dueOn: string, today: string): (typeof reminderDays)[number] | null {
  const left = daysBetween(today, dueOn);
  return reminderDays.findLast((days) => left <= days) ?? null;
}

/** A share that is unpaid after its due day falls to the lead traveler. */
export const isShareLapsed = (dueOn: string, today: string): boolean => today > dueOn;

interface Sendings {
  readonly invitedAt: Date;
  /** The time of the latest invitation. */
  readonly sentAt: Date;
}

/**
 * The time from which an invitation may be resent: not while the last one is being delivered, and each time
 * after a longer pause, up to a day. Its companion may never have asked for any.
 */
export function sendAgainFrom({ invitedAt, sentAt }: Sendings): Date {
  const pauseMs = Math.max(shortestPauseMs, sentAt.getTime() - invitedAt.getTime());
  return new Date(sentAt.getTime() + Math.min(pauseMs, longestPauseMs));
}

/** Amounts and names are corrected by withdrawing a share and inviting the person again: so many times without a pause. */
const invitationsAtOnce = 3;

/** The moment from which a person with these former shares of a booking may be invited again; null if at any time. */
export function inviteAgainFrom(former: readonly Sendings[]): Date | null {
  const [first, latest] = [former[0], former.at(-1)];
  if (!first || !latest || former.length < invitationsAtOnce) return null;
  return sendAgainFrom({ invitedAt: first.invitedAt, sentAt: latest.sentAt });
}

/**
 * The due day of a share after a change of the balance's due day: `wanted`, or today if that has passed. An
 * overdue share stays overdue.
 */
export function movedDueOn(dueOn: string, wanted: string, today: string): string {
  if (wanted >= today) return wanted;
  return isShareLapsed(dueOn, today) ? dueOn : today;
}
